import type { Composition } from '@/components/BrickWall/wall'
import type { Tint } from '@/theme/tokens'
import { crates } from './crates'
import { gables } from './gables'
import { horizon } from './horizon'
import { oven } from './oven'
import { pile } from './pile'
import { shelf } from './shelf'

/** Walls of project pages, by tint. */
export const walls: Record<Tint, Composition> = {
  parme: pile,
  encre: shelf,
  braise: oven,
  trait: gables,
  aube: horizon,
  potager: crates,
}
