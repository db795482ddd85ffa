/** Drawings of the titles. */
import { type Drawing, row } from '@/components/Sign/Sign'

export const signs = {
  /** Somebody, of whom one sees the head and the shoulders. */
  responsable: { golden: row(0, 1, 1), laid: `M30 30h114v24H30z${row(2, 0, 3, 3)}` },
  /** The flap of an envelope. */
  formulaire: { laid: `${row(0, 0, 1)}${row(0, 2, 1)}M30 30h54v24H30zM90 30h54v24H90z`, golden: row(2, 1, 1) },
  /** Visits of three days. */
  mesure: { laid: row(2) + row(1, 1, 2), golden: row(0, 2, 1) },
  /** Lines of a journal, each with its time. */
  journaux: {
    golden: 'M0 0h24v24H0zM0 30h24v24H0zM0 60h24v24H0z',
    laid: 'M30 0h144v24H30zM30 30h84v24H30zM30 60h114v24H30z',
  },
  /** Nothing laid. */
  cookies: {
    absent: [0, 30, 60].map((y) => `M1 ${y + 1}h52v22H1zM61 ${y + 1}h52v22H61zM121 ${y + 1}h52v22h-52z`).join(''),
  },
  /** A house. */
  lieu: { laid: `${row(0, 1, 1)}M30 30h54v24H30zM90 30h54v24H90z${row(2, 0, 1)}${row(2, 2, 1)}`, golden: row(2, 1, 1) },
  /** A key. */
  droits: { golden: 'M0 12h60v60H0zM18 30v24h24V30zM66 30h108v54h-24V54h-18v24h-24V54H66z' },
} satisfies Record<string, Drawing>
