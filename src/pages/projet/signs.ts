import type { Signe } from '@/content/defineProjet'

/** Drawings in bricks for the decisions of a study, twelve half bricks wide and six courses high (`drawing`). */
export const signs: Record<Signe, string[]> = {
  /** Three written pages on a shelf, each with a title in gold. */
  page: ['vvvvllllvvvv', 'vggvlgglvggv', 'v11vl11lv11v', 'v11vl11lv11v', 'vvvvllllvvvv', 'bbbbbbbbbbbb'],
  /** A page, and the next one: of all its parts only the golden one is new. */
  echange: ['vvvvv..vvvvv', 'v111v..v111v', 'vlllv..vgggv', 'vlllv..vgggv', 'v111v..v111v', 'vvvvv..vvvvv'],
  /** The house that is needed, in the pale one that is not. */
  depose: ['....1111....', '..11111111..', '1111vvvv1111', '11vvvvvvvv11', '11vvvggvvv11', '11vvvggvvv11'],
  /** A page along a golden rule. */
  jauge: ['gg..vvvvvvvv', 'g...v111111v', 'gg..vvvvvvvv', 'g...vllllllv', 'gg..vvvvvvvv', 'gggggggggggg'],
}
