import { drawing } from '@/components/BrickWall/wall'

/** A pile of bricks on the wall’s window: the weight of a page, a brick for so many bytes, the last brick golden. */
export const pile = drawing('.........gg...', '......111111..', '...1111111111.', '111111111111..')
pile.phone = drawing('.......gg.', '......1111')
