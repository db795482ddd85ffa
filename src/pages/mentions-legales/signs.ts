/** Drawings of the titles and of the rules of reuse. */
import { key } from '@/components/LegalText/signs'
import { bond, type Drawing, gaps, gold, row } from '@/components/Sign/Sign'

export const signs = {
  /** A signature on its line. */
  publication: {
    lines: 'M14 40C30-14 54-8 38 46S80 70 88 22s16 36 30 22 18 20 40-10',
    golden: gold(2, 0, 3, 3),
  },
  /** Three machines, each with its light. */
  hebergeur: {
    laid: 'M0 0h144v24H0zM0 30h144v24H0zM0 60h144v24H0z',
    golden: 'M151.5 1.5h21v21h-21zM151.5 31.5h21v21h-21zM151.5 61.5h21v21h-21z',
  },
  /** A padlock. */
  donnees: { laid: 'M36 0h102v36h-24V18H60v18H36z', golden: 'M1.5 43.5h171v39h-171z' },
  /** A brick to put back. */
  signaler: { laid: row(0) + row(1, 0, 1) + row(1, 2, 1) + row(2), absent: gaps(1, 1, 1) },
  /** Lines of a text, the first one quoted. */
  textes: { golden: gold(0, 0, 2, 2), laid: row(1, 0, 3, 3) + row(2, 0, 1) },
  /** Angle brackets, and the slash that closes. */
  code: {
    box: [264, 144],
    laid: [0.75, 0.375, 0, 0.375, 0.75]
      .map((column, course) => row(course, column, 0.75, 0.75) + row(course, 3.75 - column, 0.75, 0.75))
      .join(''),
    golden: [2.4, 2.2, 2, 1.8, 1.6].map((column, course) => gold(course, column, 0.5, 0.5)).join(''),
  },
  /** A letter. */
  police: {
    box: [264, 144],
    laid: bond(0, 1, 3.5) + bond(1, 0.5, 1.5) + bond(1, 3, 4) + bond(3, 0.5, 1.5) + bond(4, 1, 3.5),
    golden: bond(2, 0.5, 4, gold),
  },
  /** The outline of a house, with its door alone. */
  demonstrations: {
    absent: gaps(0, 1, 1) + gaps(1, 0.5, 2) + gaps(2, 0, 1) + gaps(2, 2, 1),
    golden: gold(2, 1, 1),
  },
  clients: key,
} satisfies Record<string, Drawing>
