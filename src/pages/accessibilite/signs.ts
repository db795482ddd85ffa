/** Drawings of what to do about a defect. */
import { bond, type Drawing, gold, row } from '@/components/Sign/Sign'

export const signs: Record<'lettre' | 'balance', Drawing> = {
  /** A letter in the slot of its box. */
  lettre: {
    box: [264, 144],
    laid: bond(2, 0, 1.5) + bond(2, 3, 4.5) + bond(3, 0, 4.5) + bond(4, 0, 4.5),
    golden: 'M91.5 13.5h81v69h-81z',
    lines: 'M92 15l40 32l40-32',
  },
  /** Scales: a beam on its post, two pans on their strings. */
  balance: {
    box: [264, 204],
    golden: gold(0, 0, 4.5, 4.5),
    lines: 'M42 24L4 120M42 24l38 96M222 24l-38 96M222 24l38 96',
    laid:
      [1, 2, 3, 4, 5].map((course) => row(course, 1.75, 1, course % 2 ? 1 : 0.5)).join('') +
      row(4, 0, 1.5, 1.5) +
      row(4, 3, 1.5, 1.5) +
      row(6, 1.25, 2),
  },
}
