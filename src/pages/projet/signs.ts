/** Drawings for the decisions of a study. */
import { type Drawing, gaps, gold, row } from '@/components/Sign/Sign'
import type { Signe } from '@/content/defineProjet'

export const signs: Record<Signe, Drawing> = {
  /** A written page, its title in gold, a corner folded. */
  page: {
    lines: 'M2 2h82l28 28v112h-110zM84 2v28h28',
    golden: 'M20 28h46v18h-46z',
    laid: 'M20 62h74v10h-74zM20 80h74v10h-74zM20 98h74v10h-74zM20 116h46v10h-46z',
    box: [174, 144],
  },
  /** A page of which one block is exchanged for another. */
  echange: {
    laid: row(0, 0, 3, 3) + row(1, 0, 1) + row(2, 0, 1) + row(3, 0, 3, 3),
    golden: gold(1, 1, 2, 2),
    absent: gaps(2, 1, 2, 2),
    lines: 'M117 58v26M107 74l10 10 10-10',
    box: [174, 114],
  },
  /** The one course that is needed; bricks dropped at its foot. */
  depose: {
    laid: row(1, 0, 2) + row(2, 0, 2) + row(3, 0, 2),
    absent: `${gaps(0, 0, 2)}M124 60l44-22 9 18-44 22zM122 91h49v20h-49z`,
    box: [174, 114],
  },
  /** A gauge, filled up to its mark. */
  jauge: {
    lines: 'M2 40h170v44h-170zM117 20v84',
    laid: 'M12 50h29v24h-29zM47 50h29v24h-29z',
    golden: 'M82 50h29v24h-29z',
    box: [174, 114],
  },
}
