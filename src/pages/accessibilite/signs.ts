/** Drawings of checks and of remedies. */

import { type Drawing, gaps, gold, row } from '@/components/Sign/Sign'
import type { Signe } from '@/content/accessibilite'

export const signs: Record<Signe, Drawing> = {
  /** A ring around the brick where one is. */
  clavier: { laid: row(0) + row(1, 0, 1) + row(1, 2, 1) + row(2), golden: gold(1, 1, 1), lines: 'M57 27h60v30H57z' },
  /** The sun of the street. */
  soleil: { golden: gold(0, 0.5, 2) + gold(1) + gold(2, 0.5, 2) },
  /** A letter on a brick, and on one three times as high. */
  loupe: {
    golden: 'M1.5 58.5h51v24h-51zM61.5 1.5h111v81h-111z',
    lines: 'M21 78l6-15l6 15m-10-5h8M91 69l26-54l26 54m-43-18h34',
  },
  /** Three levels of titles. */
  marches: { golden: gold(0, 0, 3, 3), laid: row(1, 1, 2, 2) + row(2, 2, 1) },
  /** A box that has just been ticked, and the bubble of what it says. */
  annonce: {
    golden: 'M1.5 31.5h51v51h-51z',
    lines: 'M13 57l11 12l18-25M62 2h110v66h-88l-22 14z',
    laid: 'M76 16h82v12h-82zM76 40h54v12h-54z',
  },
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
    lines: 'M27 24v28M147 24v28',
    laid: 'M0 48h54v18H0zM120 48h54v18h-54zM78 30h18v30H78zM60 66h54v18H60z',
  },
  /** A wall that stands without one of its bricks. */
  lacune: { laid: row(0, 0, 1) + row(0, 2, 1) + row(1) + row(2), absent: gaps(0, 1, 1) },
}
