/** Drawings behind the windows of the checks: SVG path data by layer (Verifications.module.css), on the grid of a Sign. */
import { gaps, row } from '@/components/Sign/Sign'
import type { Signe } from '@/content/accessibilite'

export const windows: Record<Signe, Partial<Record<'white' | 'laid' | 'lit' | 'lines' | 'absent', string>>> = {
  /** The focus ring, around one brick of a wall. */
  clavier: { laid: row(0) + row(1, 0, 1) + row(1, 2, 1) + row(2), lit: row(1, 1, 1), lines: 'M56 26h62v32h-62z' },
  /** One wall by day and by night, on whose two halves every brick can be seen. */
  soleil: {
    white: 'M-99-99h186v300h-186z',
    laid: `${row(0, 0.5, 1)}${row(1, 0, 1)}${row(2, 0.5, 1)}M60 30h27v24h-27z`,
    lit: `${row(0, 1.5, 1)}${row(1, 2, 1)}${row(2, 1.5, 1)}M87 30h27v24h-27z`,
  },
  /** Lines of a text, and the same twice as large. */
  loupe: {
    laid: 'M0 48h48v9h-48zM0 61h36v9h-36zM0 74h42v9h-42z',
    lit: 'M66 3h108v22h-108zM66 32h84v22h-84zM66 61h96v22h-96z',
  },
  /** Three levels of titles. */
  marches: { lit: row(0, 0, 3, 3), laid: row(1, 1, 2, 2) + row(2, 2, 1) },
  /** A brick that changes, and the speech bubble that announces it. */
  annonce: {
    lit: 'M0 30h54v54h-54z',
    lines: 'M13 56l12 12l18-25',
    white: 'M72 0h102v66h-80l-22 16z',
    laid: 'M84 14h78v14h-78zM84 38h54v14h-54z',
  },
  /** A brick at rest, and the outline of a fall that is not animated. */
  repos: { laid: row(2), lit: row(1, 1, 1), absent: 'M66 4l53-6 3 18-53 6z' },
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
  /** A wall that stands without one of its bricks. */
  lacune: { laid: row(0, 0, 1) + row(0, 2, 1) + row(1) + row(2), absent: gaps(0, 1, 1) },
}
