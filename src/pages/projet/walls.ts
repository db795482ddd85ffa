import { crates } from '@/components/BrickWall/compositions/crates'
import { gables } from '@/components/BrickWall/compositions/gables'
import { horizon } from '@/components/BrickWall/compositions/horizon'
import { oven } from '@/components/BrickWall/compositions/oven'
import { shelf } from '@/components/BrickWall/compositions/shelf'
import { windows } from '@/components/BrickWall/compositions/windows'
import type { Composition } from '@/components/BrickWall/wall'
import type { Tint } from '@/theme/tokens'

/** Walls of project pages, by tint. */
export const walls: Record<Tint, Composition> = {
  parme: windows,
  encre: shelf,
  braise: oven,
  trait: gables,
  aube: horizon,
  potager: crates,
}
