/** Drawings of the titles. */
import { key, person } from '@/components/LegalText/signs'
import { type Drawing, row } from '@/components/Sign/Sign'
import { biscuit } from './biscuit'

export const signs = {
  responsable: person,
  /** The flap of an envelope. */
  formulaire: { laid: row(0, 0, 1) + row(0, 2, 1) + row(1, 0.5, 2), golden: row(2, 1, 1) },
  /** A chart of visits, one column a day. */
  mesure: { laid: row(2) + row(1, 1, 2), golden: row(0, 2, 1) },
  /** Lines of a journal, each with its time. */
  journaux: {
    golden: 'M0 0h24v24H0zM0 30h24v24H0zM0 60h24v24H0z',
    laid: 'M30 0h144v24H30zM30 30h84v24H30zM30 60h114v24H30z',
  },
  cookies: biscuit,
  /** A house. */
  lieu: { laid: row(0, 1, 1) + row(1, 0.5, 2) + row(2, 0, 1) + row(2, 2, 1), golden: row(2, 1, 1) },
  droits: key,
} satisfies Record<string, Drawing>
