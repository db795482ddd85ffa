import type { Composition, Light } from '../wall.ts'

/** Windows in groups, like screens side by side. */
export const windows: Composition = ({ row, column }) => {
  if (row > 9 || row % 3 === 2 || column > 11) return undefined
  const group = Math.floor((column + (row % 2)) / 4) + Math.floor(row / 3) * 5
  const lights: (Light | undefined)[] = ['violet5', undefined, 'blue5', 'gold5', undefined, 'lavender5', 'violet4']
  return (column + (row % 2)) % 4 < 3 ? lights[group % lights.length] : undefined
}
