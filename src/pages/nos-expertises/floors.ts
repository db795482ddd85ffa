import type { Composition, Light } from '@/components/BrickWall/wall'
import { construction, protection, ressenti } from '@/content/expertises'

/** Lights of the floors, from the top: rooms of one group are of one colour. */
const floorLights = [ressenti, construction, protection].flatMap(({ expertises }, group) =>
  expertises.map((): Light => (['lavender5', 'violet5', 'blue5'] as const)[group] ?? 'violet5'),
)

/** Columns to the right of the floors. */
const right = 2

/** A course for each expertise; its gold half brick moves as those of the ceilings do. */
export const floors: Composition = ({ row, column }) => {
  const { length } = floorLights
  const floor = length - 1 - row
  const place = right + length - 1 - column
  if (place < 0 || place >= length) return undefined
  return place === floor ? 'gold5' : floorLights[floor]
}
floors.isDrawing = true
