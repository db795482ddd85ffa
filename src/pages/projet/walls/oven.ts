import type { Composition } from '@/components/BrickWall/wall'

/** The mouth of an oven, and its glow on the bricks around it, ring by ring. */
export const oven: Composition = ({ row, column }) => {
  const distance = Math.hypot(column - 6, row)
  if (distance < 3.2) return 'third5'
  if (distance < 5.2) return 'first5'
  if (distance < 6.2) return undefined
  if (distance < 7.6) return 'second5'
  if (distance < 9.4) return 'second3'
  return distance < 11 ? 'first2' : undefined
}
