/** Drawings of checks. */
import { type Drawing, gold, row } from '@/components/Sign/Sign'
import type { Signe } from '@/content/referencement'

export const signs: Record<Signe, Drawing> = {
  /** Two addresses that lead to one page. */
  reunion: { laid: row(0, 0, 1) + row(0, 2, 1) + row(1, 0.5, 2), golden: gold(2, 1, 1) },
  /** Some pages of a site. */
  partie: { golden: gold(0, 0, 2) + gold(1, 1, 1), lines: gold(0, 2, 1) + gold(1, 0, 1) + gold(1, 2, 1) + gold(2) },
  /** A page and those below it. */
  arbre: { golden: gold(0, 1, 1), laid: row(1, 0, 3, 3) + row(2) },
  /** Three titles. */
  titres: { golden: gold(0, 0, 1), laid: row(1, 0, 2, 2) + row(2, 0, 3, 3) },
  /** A bar of progress, the first third of a wait. */
  attente: { lines: 'M2 14h170v56H2z', golden: 'M11 23h54v38H11z' },
  /** An old address, and that to which it leads. */
  redirection: { lines: gold(0, 0, 1), laid: row(1, 0.5, 2, 2), golden: gold(2, 2, 1) },
}
