/** Drawings of the titles and of the rules of reuse. */
import { type Drawing, row } from '@/components/Sign/Sign'

export const signs = {
  /** A plate with a name. */
  editeur: { lines: 'M0 0h174v84H0z', golden: 'M18 18h54v18H18z', laid: 'M18 48h114v18H18z' },
  /** Somebody, of whom one sees the head and the shoulders. */
  publication: { golden: row(0, 1, 1), laid: `M30 30h114v24H30z${row(2, 0, 3, 3)}` },
  /** Three machines, each with its light. */
  hebergeur: {
    laid: 'M0 0h144v24H0zM0 30h144v24H0zM0 60h144v24H0z',
    golden: 'M150 0h24v24h-24zM150 30h24v24h-24zM150 60h24v24h-24z',
  },
  /** A padlock. */
  donnees: { laid: 'M36 0h102v36h-24V18H60v18H36z', golden: 'M0 42h174v42H0z' },
  /** A brick to put back. */
  signaler: { laid: row(0) + row(1, 0, 1) + row(1, 2, 1) + row(2), absent: 'M61 31h52v22H61z' },
  /** Lines of a text, the first one quoted. */
  textes: { golden: row(0, 0, 2, 2), laid: row(1, 0, 3, 3) + row(2, 0, 1) },
  /** Angle brackets. */
  code: {
    laid: 'M18 0h36v24H18zM0 30h36v24H0zM18 60h36v24H18zM120 0h36v24h-36zM138 30h36v24h-36zM120 60h36v24h-36z',
    golden: 'M69 30h36v24H69z',
  },
  /** A capital. */
  police: { golden: row(0, 1, 1), laid: 'M30 30h54v24H30zM90 30h54v24H90zM0 60h54v24H0zM120 60h54v24h-54z' },
  /** A house that does not exist. */
  demonstrations: {
    absent: 'M61 1h52v22H61zM31 31h52v22H31zM91 31h52v22H91zM1 61h52v22H1zM121 61h52v22h-52z',
    golden: row(2, 1, 1),
  },
  /** A key. */
  clients: { golden: 'M0 12h60v60H0zM18 30v24h24V30zM66 30h108v54h-24V54h-18v24h-24V54H66z' },
} satisfies Record<string, Drawing>
