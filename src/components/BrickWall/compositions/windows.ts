import type { Composition, Light } from '../wall.ts'

/** Windows in groups of four, like screens side by side. */
export const windows: Composition = ({ row, column, noise }) => {
  const group = Math.floor(column / 3) + Math.floor(row / 4) * 7
  if (column % 3 === 2 || row % 4 > 1) return undefined
  const lights: (Light | undefined)[] = ['violet2', undefined, 'blue2', 'gold2', undefined, 'lavender2', 'violet3']
  return noise < 0.86 && column < 11 ? lights[group % 7] : undefined
}
