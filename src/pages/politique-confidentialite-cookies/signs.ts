/** Drawings of the titles. */
import { key, person } from '@/components/LegalText/signs'
import { type Drawing, gold, row } from '@/components/Sign/Sign'
import { biscuit } from './biscuit'

export const signs = {
  responsable: person,
  /** The flap of an envelope. */
  formulaire: { laid: row(0, 0, 1) + row(0, 2, 1) + row(1, 0.5, 2), golden: gold(2, 1, 1) },
  /** A chart of visits, one column a day. */
  mesure: { laid: row(2) + row(1, 1, 2), golden: gold(0, 2, 1) },
  /** Lines of a journal, each with its time. */
  journaux: {
    golden: 'M1.5 1.5h21v21h-21zM1.5 31.5h21v21h-21zM1.5 61.5h21v21h-21z',
    laid: 'M30 0h144v24H30zM30 30h84v24H30zM30 60h114v24H30z',
  },
  cookies: biscuit,
  /** A house. */
  lieu: { laid: row(0, 1, 1) + row(1, 0.5, 2) + row(2, 0, 1) + row(2, 2, 1), golden: gold(2, 1, 1) },
  droits: key,
} satisfies Record<string, Drawing>
