import type { Composition } from '@/components/BrickWall/wall'
import type { Tint } from '@/theme/tokens'
import { crates } from './crates'
import { gables } from './gables'
import { horizon } from './horizon'
import { houses } from './houses'
import { oven } from './oven'
import { shelf } from './shelf'

/** Walls of project pages, by tint. */
export const walls: Record<Tint, Composition> = {
  parme: houses,
  encre: shelf,
  braise: oven,
  trait: gables,
  aube: horizon,
  potager: crates,
}
