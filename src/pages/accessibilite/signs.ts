/** Drawings of checks and of remedies. */

import { type Drawing, gaps, gold, row } from '@/components/Sign/Sign'
import type { Signe } from '@/content/accessibilite'

export const signs: Record<Signe, Drawing> = {
  /** A ring around the brick where one is. */
  clavier: { laid: row(0) + row(1, 0, 1) + row(1, 2, 1) + row(2), golden: gold(1, 1, 1), lines: 'M57 27h60v30H57z' },
  /** The sun of the street. */
  soleil: { golden: gold(0, 0.5, 2) + gold(1) + gold(2, 0.5, 2) },
  /** The same brick, twice as large. */
  loupe: { laid: row(2, 0, 1), golden: 'M61.5 1.5h111v81h-111z' },
  /** Three levels of titles. */
  marches: { golden: gold(0, 0, 3, 3), laid: row(1, 1, 2, 2) + row(2, 2, 1) },
  /** A brick, and the courses of what it says. */
  annonce: { golden: gold(2, 0, 1), laid: `${row(0, 1, 2, 2)}${row(1, 1, 2, 2)}M60 60h24v24H60z` },
  /** A brick at rest, and the fall that does not show. */
  repos: { laid: row(2), golden: gold(1, 1, 1), absent: 'M66 7l53-6 3 18-53 6z' },
  /** A wall of outlines. */
  contours: {
    lines:
      row(0, 0, 2, 2, 2) +
      row(0, 2, 1, 1, 2) +
      row(1, 0, 1, 1, 2) +
      row(1, 1, 2, 2, 2) +
      row(2, 0, 2, 2, 2) +
      row(2, 2, 1, 1, 2),
  },
  /** A letter over the slot of its box. */
  lettre: { golden: 'M37.5 1.5h99v33h-99z', laid: `M0 30h24v12h126V30h24v24H0z${row(2)}` },
  /** Scales: a beam on its post, two pans. */
  balance: {
    golden: gold(0, 0, 3, 3),
    laid: `${row(1, 0, 1)}${row(1, 2, 1)}M75 30h24v24H75z${row(2, 0.5, 2, 2)}`,
  },
  /** A wall that stands without one of its bricks. */
  lacune: { laid: row(0, 0, 1) + row(0, 2, 1) + row(1) + row(2), absent: gaps(0, 1, 1) },
}
