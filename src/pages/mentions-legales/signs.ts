/** Drawings of the titles and of the rules of reuse. */
import { key, person } from '@/components/LegalText/signs'
import { type Drawing, gaps, gold, row } from '@/components/Sign/Sign'

export const signs = {
  publication: person,
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
  /** Angle brackets. */
  code: {
    laid: 'M18 0h36v24H18zM0 30h36v24H0zM18 60h36v24H18zM120 0h36v24h-36zM138 30h36v24h-36zM120 60h36v24h-36z',
    golden: 'M70.5 31.5h33v21h-33z',
  },
  /** The letter A. */
  police: { golden: gold(0, 1, 1), laid: row(1, 0.5, 2) + row(2, 0, 1) + row(2, 2, 1) },
  /** The outline of a house, with its door alone. */
  demonstrations: {
    absent: gaps(0, 1, 1) + gaps(1, 0.5, 2) + gaps(2, 0, 1) + gaps(2, 2, 1),
    golden: gold(2, 1, 1),
  },
  clients: key,
} satisfies Record<string, Drawing>
