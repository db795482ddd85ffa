/** Drawings of the titles. */
import { key, person } from '@/components/LegalText/signs'
import { bond, type Drawing, gold, row } from '@/components/Sign/Sign'
import { biscuit } from './biscuit'

export const signs = {
  responsable: person,
  /** A letter over the slot of its box. */
  formulaire: {
    box: [264, 144],
    golden: 'M73.5 1.5h117v51h-117z',
    lines: 'M74 2l58 30l58-30',
    laid: `${row(1, 0, 1)}${row(1, 3.5, 1)}${bond(2, 0, 4.5)}${bond(3, 0, 4.5)}${bond(4, 0, 4.5)}`,
  },
  /** Visits of five days, and the place of the last one. */
  mesure: {
    box: [264, 144],
    laid: bond(4, 0, 4.5) + bond(3, 1, 4.5) + bond(2, 1.5, 4.5) + bond(1, 2.5, 4.5),
    absent: 'M211 1h52v22h-52z',
    golden: gold(0, 3.5, 1),
  },
  /** Lines of a journal, each with its time. */
  journaux: {
    box: [264, 144],
    golden: [0, 1, 2, 3, 4].map((course) => gold(course, 0, 0.5, 0.5)).join(''),
    laid: [4.5, 3, 4, 2, 3.5].map((end, course) => bond(course, 0.5, end)).join(''),
  },
  cookies: biscuit,
  /** A house. */
  lieu: {
    box: [264, 174],
    laid: [
      bond(0, 2, 2.5),
      bond(1, 1.5, 3),
      bond(2, 1, 3.5),
      bond(3, 0.5, 4),
      ...[4, 5].map((course) => bond(course, 0.5, 1.5) + bond(course, 3, 4)),
    ].join(''),
    golden: 'M91.5 121.5h75v51h-75z',
  },
  droits: key,
} satisfies Record<string, Drawing>
