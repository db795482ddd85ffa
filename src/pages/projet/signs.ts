/** Drawings for the need and the decisions of a study, in half bricks (Bricks.tsx): `1` is white, `2` is ink. */
import type { Signe } from '@/content/defineProjet'

export const signs: Record<Signe, string[]> = {
  /** Three houses alike; one of them is lit. */
  maisons: [
    '..ll.....ll.....gg..',
    '.llll...llll...gggg.',
    'llllll.llllll.gggggg',
    'l.ll.l.l.ll.l.g2gg2g',
    'llllll.llllll.gggggg',
    'l.ll.l.l.ll.l.g2gg2g',
    'llllll.llllll.gggggg',
    'll..ll.ll..ll.gg22gg',
    'll..ll.ll..ll.gg22gg',
  ],
  /** Three written pages, one behind the other. */
  page: [
    '......2222222222',
    '...llllllllll.22',
    '1111111111.ll.22',
    '1gggggg111.ll.22',
    '1111111111.ll.22',
    '1......111.ll.22',
    '1111111111.ll.22',
    '1.......11.ll.22',
    '1111111111.ll...',
    '1111111111......',
  ],
  /** Two pages that differ in one part: it alone comes. */
  echange: [
    '222222....222222',
    'vvvvvv....vvvvvv',
    'vvvvvv....vvvvvv',
    'vvvvvv....vvvvvv',
    'v22vvv..gg...vvv',
    'v22vvv..gg...vvv',
    'vvvvvv....vvvvvv',
    'vvvvvv....vvvvvv',
    'vvvvvv....vvvvvv',
    'vvvvvv....vvvvvv',
  ],
  /** A biscuit, barred. */
  biscuit: [
    '.22...vvvv......',
    '..22vvvvv.......',
    '...v22vvvvv.....',
    '...vv22vvvv.....',
    '..vvvv22v..vvv..',
    '..vv..vv22vvvv..',
    '..vvvvvvv22vvv..',
    '...vvvv..v22.v..',
    '...vvvvvvvv22...',
    '.....vvvvv...22.',
  ],
  /** Bricks of a page on scales. */
  balance: [
    '......llll......',
    '.....vvvvvv.....',
    '.....vvvvvv.....',
    '.....bbgggg.....',
    '1111111111111111',
    '......1111......',
    '...1111111111...',
    '...111..gg111...',
    '...111gg..111...',
    '...1111111111...',
  ],
}
