/** Walls of checks, eleven half bricks by five courses: `1` is unlit, `2` is white, gold is what one looks for. */
import type { Signe } from '@/content/referencement'

export const checks: Record<Signe, string[]> = {
  /** Two ways lead to one door. */
  reunion: ['22222111111', '11112221111', '11111122ggg', '11112221111', '22222111111'],
  /** A search field, and the results that are found. */
  partie: ['222222222gg', '11111111111', 'gggggg11111', 'ggggggggg11', 'gggg1111111'],
  /** A page leads to three. */
  arbre: ['1111ggg1111', '11111211111', '12222222221', '12111211121', 'lll1lll1lll'],
  /** No line is as another. */
  titres: ['22222211111', 'ggggggggg11', 'lllll111111', '22222222111', 'ggg11111111'],
  /** An hourglass. */
  attente: ['12222222221', '11122222111', '11111g11111', '111ggggg111', '1ggggggggg1'],
  /** From a card to a house. */
  redirection: ['11111111g11', '1111111ggg1', '222111ggggg', '222222gg1gg', '111111gg1gg'],
}
