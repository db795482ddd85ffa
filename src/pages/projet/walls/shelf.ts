import type { Composition, Light } from '@/components/BrickWall/wall'

/** First course above each book, the shelf being course 0, and its colour; from the right. */
const books: [number, Light][] = [
  [6, 'second5'],
  [8, 'first5'],
  [9, 'first5'],
  [11, 'fourth5'],
  [8, 'first5'],
  [7, 'third5'],
  [6, 'second5'],
]

/** Length of the shelf, in half bricks. */
const shelfLength = 16

/** Books of unequal heights on a shelf. */
export const shelf: Composition = ({ row, column }) => {
  if (row === 0) return column < shelfLength ? 'fifth5' : undefined
  const [height, light] = books[Math.floor((column + 1) / 2)] ?? [0]
  return row < height ? light : undefined
}
