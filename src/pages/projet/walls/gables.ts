import type { Composition, Light } from '@/components/BrickWall/wall'

/** Middle of each house, in half bricks from the right, courses of its wall, and its colour. */
const houses: [number, number, Light][] = [
  [0, 5, 'second5'],
  [6, 7, 'first5'],
  [12, 3, 'second5'],
]

/** Houses with stepped gables, one of them new. */
export const gables: Composition = ({ row, column }) => {
  for (const [middle, wall, light] of houses)
    if (Math.abs(column - middle) < 3 - Math.max(0, row - wall) * 0.8) return light
  return undefined
}
