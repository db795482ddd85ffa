import type { Composition } from '@/components/BrickWall/wall'

/** A door left open: eleven courses of light, a lintel above, whole bricks around. */
export const door: Composition = ({ row, column }) => {
  const isIn = row % 2 === 0 ? column >= 2 && column <= 6 : column >= 3 && column <= 5
  if (row < 11) {
    if (isIn) return 'gold5'
    return column === 0 || column === 1 || column === 7 || column === 8
      ? row % 2 === 0
        ? 'violet5'
        : 'violet4'
      : undefined
  }
  if (row === 11) return column > 0 && column < 8 ? 'lavender5' : undefined
  if (row === 12) return column >= 0 && column < 9 ? 'violet4' : undefined
  return row === 13 && column === 3 ? 'blue4' : undefined
}
