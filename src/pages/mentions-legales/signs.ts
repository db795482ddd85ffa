/** Drawings of the titles and of the rules of reuse. */
import { key, person } from '@/components/LegalText/signs'
import { bond, type Drawing, gaps, gold, row } from '@/components/Sign/Sign'

export const signs = {
  publication: person,
  /** Machines in a bay, each with its slot and its light. */
  hebergeur: {
    box: [264, 174],
    laid: 'M0 0h264v54H0zM0 60h264v54H0zM0 120h264v54H0z',
    lines: 'M24 27h132M24 87h132M24 147h132',
    golden: 'M211.5 15.5h24v24h-24zM211.5 75.5h24v24h-24zM211.5 135.5h24v24h-24z',
  },
  /** A padlock. */
  donnees: {
    box: [264, 174],
    laid: bond(0, 1.5, 3) + bond(1, 1, 1.5) + bond(1, 3, 3.5),
    golden: [
      bond(2, 0, 4.5, gold),
      ...[3, 4].map((course) => bond(course, 0, 2, gold) + bond(course, 2.5, 4.5, gold)),
      bond(5, 0, 4.5, gold),
    ].join(''),
  },
  /** A brick to put back. */
  signaler: {
    box: [264, 174],
    laid: [0, 1, 3, 4, 5].map((course) => bond(course, 0, 4.5)).join('') + bond(2, 0, 2) + bond(2, 3, 4.5),
    absent: gaps(2, 2, 1),
  },
  /** Lines of a text, one of them quoted. */
  textes: {
    box: [264, 144],
    laid: bond(0, 0, 4.5) + bond(1, 0, 4) + bond(2, 0, 0.5) + bond(2, 3, 4) + bond(3, 0, 4.5) + bond(4, 0, 2.5),
    golden: bond(2, 0.5, 3, gold),
  },
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
    box: [264, 144],
    absent: [
      gaps(0, 1.75, 1),
      gaps(1, 1.25, 2),
      gaps(2, 0.75, 3),
      ...[3, 4].map((course) => gaps(course, 0.75, 1) + gaps(course, 2.75, 1)),
    ].join(''),
    golden: 'M106.5 91.5h51v51h-51z',
  },
  clients: key,
} satisfies Record<string, Drawing>
