import { drawing } from '@/components/BrickWall/wall'

/** Three piles, one for each kind of site, under one course shared by all three. */
export const piles = drawing(
  '.......ggg',
  '.......lll',
  '...ggg.lll',
  '...bbb.lll',
  '...bbb.lll',
  'gg.bbb.lll',
  'vv.bbb.lll',
  'vv.bbb.lll',
)
