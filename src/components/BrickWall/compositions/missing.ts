import type { Composition } from '../wall.ts'

/** The wall with one missing brick: its neighbours are lit, the gap stays dark. */
export const missing: Composition = ({ row, column }) => {
  const around = Math.max(Math.abs(row - 7), Math.abs(column - 4))
  if (around === 0) return undefined
  if (around === 1) return row === 7 ? 'lavender3' : 'violet3'
  if (around === 2) return 'violet2'
  if (around === 3) return 'violet1'
  return undefined
}
