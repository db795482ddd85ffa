import type { Composition, Light } from '../wall.ts'

const lights: Light[] = ['violet5', 'blue5', 'violet4']

/** A few lit bricks near the corner, for the share image of pages without a wall: low noise lights one, its next digits the colour. */
export const quiet: Composition = ({ row, column, noise }) =>
  noise < 0.16 && column < 6 && row < 6 ? lights[Math.floor(noise * 997) % lights.length] : undefined
