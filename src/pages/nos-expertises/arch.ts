import type { Composition, Light } from '@/components/BrickWall/wall'

/** Stones of the arch, from the right; the golden one is the keystone. */
const stones: Light[] = ['violet5', 'lavender5', 'blue5', 'gold5', 'blue5', 'lavender5', 'violet5']

/** Width of a half brick, in courses. */
const wide = 2

/**
 * An arch of coloured stones with a golden keystone.
 * @param middle in half bricks from the right
 * @param flat how much lower it is than a round one
 */
function archOf(middle: number, flat: number): Composition {
  const composition: Composition = ({ row, column }) => {
    const [x, y] = [(column + 0.5 - middle) * wide, (row + 0.5) * flat]
    const stone = Math.floor((Math.atan2(y, x) / Math.PI) * stones.length)
    const distance = Math.hypot(x, y)
    return distance > 5.4 && distance < (stone === 3 ? 11 : 9.8) ? stones[stone] : undefined
  }
  composition.isDrawing = true
  return composition
}

export const arch = archOf(5, 1)
arch.phone = archOf(6, 1.22)
