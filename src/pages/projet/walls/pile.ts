import { drawing } from '@/components/BrickWall/wall'

/** Bricks on the window, as those that a page weighs, the last one golden. */
export const pile = drawing('.........gg...', '......111111..', '...1111111111.', '111111111111..')
pile.phone = drawing('..gg.', '.111.', '1111.', '1111.')
