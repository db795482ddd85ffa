import { drawing } from '@/components/BrickWall/wall'

/** A wall without a lit brick: its glass is drawn over it (Loupe.tsx), on a small screen too. */
export const lens = drawing()
lens.phone = drawing()
