/** Drawings for the decisions of a study. */
import { type Drawing, gaps, row } from '@/components/Sign/Sign'
import type { Signe } from '@/content/defineProjet'

export const signs: Record<Signe, Drawing> = {
  /** A pile of pages, the last one on top. */
  pile: { golden: row(0, 0, 3, 3), laid: row(1, 0, 3, 3) + row(2, 0, 3, 3) },
  /** The one brick that changes. */
  echange: { laid: row(0) + row(1, 0, 1) + row(1, 2, 1) + row(2), golden: row(1, 1, 1) },
  /** One course, the one that is needed, and nothing on it. */
  vide: { laid: row(2), absent: gaps(0) + gaps(1) },
  /** One brick, two, three. */
  marches: { laid: row(2) + row(1, 1, 2), golden: row(0, 2, 1) },
}
