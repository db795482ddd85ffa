import type { ReactNode } from 'react'
import { Bricks } from '@/components/BrickWall/Bricks'
import classes from './Maison.module.css'

/** A gable in steps of two courses and its lit window, twelve bricks wide. A letter is a half brick; no edge splits a brick. */
const roof = [
  '.........vvvvvv.........',
  '........vvvvvvvv........',
  '.....vvvvvvggvvvvvv.....',
  '....vvvvvvggggvvvvvv....',
  '.vvvvvvvvvvvvvvvvvvvvvv.',
  'vvvvvvvvvvvvvvvvvvvvvvvv',
]

/** Sections inside one house: its gable above them, its walls beside them. */
export const Maison = ({ children }: { children: ReactNode }) => (
  <div className={classes.house}>
    <Bricks lines={roof} className={classes.roof} />
    {children}
  </div>
)
