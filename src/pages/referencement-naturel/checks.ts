/** Drawings of checks: five courses of thirteen half bricks (Bricks.tsx). Gold is what one looks at. */
import type { Signe } from '@/content/referencement'

export const checks: Record<Signe, string[]> = {
  /** Two ways to one door. */
  reunion: ['lllll........', '....llll..vv.', '......ll.vvvv', '.......llggvv', 'bbbbbbbbbggvv'],
  /** Windows of a house, some of which are lit. */
  partie: ['..vvvvvvvvv..', 'vvggvv11vvggv', 'vvvvvvvvvvvvv', 'vv11vvggvv11v', 'vvvvvvvvvvvvv'],
  /** A street on its ground. */
  arbre: ['......b......', '..v..bbb..ll.', '.vvv.bbb.llll', '.vvv.bbb.llll', 'ggggggggggggg'],
  /** Tabs that differ, above the page of one of them. */
  titres: ['v.bb.ggg.l.bb', 'v.bb.ggg.l.bb', 'ggggggggggggg', '1111111111111', '11111111.....'],
  /** A wall being laid. */
  attente: ['1111111111111', '1111111111111', 'vgggggg111111', 'vvvvvvvvvvvvv', 'vvvvvvvvvvvvv'],
  /** An old plate, and the house to which it leads. */
  redirection: ['.............', '111...b...vv.', '111.bbbb.vvvv', '111...b..vggv', '.........vggv'],
}
