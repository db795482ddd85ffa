import type { Signe } from '@/content/defineProjet'

/** Drawings in bricks for the decisions of a study, twelve half bricks wide and six courses high (`drawing`); each has a ground of its own. */
export const signs: Record<Signe, string[]> = {
  /** A pile of pages, ready; the title of the first is in gold. */
  page: ['....22222222', '..llllllll22', '11111111ll22', '1gggg111ll22', '11111111ll..', '11111111....'],
  /** Two pages: the next one takes from the first only its changes, in gold. */
  echange: ['vvvvv..vvvvv', 'v111v..v111v', 'v111v..vgggv', 'v111vggvgggv', 'v111v..v111v', 'vvvvv..vvvvv'],
  /** Two letters of French, with their accents. */
  lettres: ['...vv..vv...', '22222..22222', '22.22.....22', '22222..22222', '22.....22.22', '22222..22222'],
  /** Weights of a page by kind, on the white card of the home page. */
  jauge: ['...vvv......', '...vvv......', '...vvv...lll', '...vvvggglll', 'bbbvvvggglll', '111111111111'],
}
