import type { Signe } from '@/content/defineProjet'

/** Drawings in bricks for the decisions of a study, twelve half bricks wide and seven courses high (`drawing`). */
export const signs: Record<Signe, string[]> = {
  /** Three written pages, one behind the other; a title in gold. */
  page: [
    '....11111111',
    '..llllllll11',
    'vvvvvvvvll11',
    'vggggvvvll11',
    'v111111vll11',
    'v1111vvvll..',
    'vvvvvvvv....',
  ],
  /** A wall that a golden block enters; the block that it replaces is at its foot. */
  echange: [
    'vvvvvvvv....',
    'vvvvvvvv....',
    'vv....gggg..',
    'vv....gggg..',
    'vvvvvvvv....',
    'vvvvvvvv1111',
    'vvvvvvvv1111',
  ],
  /** The house that is needed, in the pale one that is not. */
  depose: [
    '....1111....',
    '..11111111..',
    '111111111111',
    '1111vvvv1111',
    '11vvvvvvvv11',
    '11vvvggvvv11',
    '11vvvggvvv11',
  ],
  /** A page along a golden rule. */
  jauge: [
    'gg..vvvvvvvv',
    'g...v111111v',
    'gg..v111111v',
    'g...vvvvvvvv',
    'gg..vllllllv',
    'g...vvvvvvvv',
    'gggggggggggg',
  ],
}
