import type { Composition } from '../wall.ts'

/** The wall with one missing brick: its neighbours are lit, the gap stays dark. */
export const missing: Composition = ({ row, column }) => {
  const away = Math.max(Math.abs(row - 6), Math.ceil(Math.abs(column - 4) / 2))
  if (away === 0) return undefined
  if (away === 1) return row === 6 ? 'lavender5' : 'violet5'
  if (away === 2) return 'violet4'
  return away === 3 ? 'violet2' : undefined
}
