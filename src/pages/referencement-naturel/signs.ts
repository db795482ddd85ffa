/** Drawings of checks. */
import { type Drawing, gaps, row } from '@/components/Sign/Sign'
import type { Signe } from '@/content/referencement'

export const signs: Record<Signe, Drawing> = {
  /** Two addresses that lead to one page. */
  reunion: { laid: row(0, 0, 1) + row(0, 2, 1) + row(1, 0.5, 2), golden: row(2, 1, 1) },
  /** Some pages of a site. */
  partie: { golden: row(0, 0, 2) + row(1, 1, 1), absent: gaps(0, 2, 1) + gaps(1, 0, 1) + gaps(1, 2, 1) + gaps(2) },
  /** A page and those below it. */
  arbre: { golden: row(0, 1, 1), laid: row(1, 0, 3, 3) + row(2) },
  /** Three titles. */
  titres: { golden: row(0, 0, 1), laid: row(1, 0, 2, 2) + row(2, 0, 3, 3) },
  /** The first third of a wait. */
  attente: { golden: row(1, 0, 1), absent: gaps(1, 1, 2) },
  /** An old address, and that to which it leads. */
  redirection: { absent: gaps(0, 0, 1), laid: row(1, 0.5, 2, 2), golden: row(2, 2, 1) },
}
