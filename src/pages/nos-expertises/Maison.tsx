import type { ReactNode } from 'react'
import { Bricks } from '@/components/BrickWall/Bricks'
import classes from './Maison.module.css'

/** A gable and its lit window, twelve bricks wide: a letter is a half brick. */
const roof = [
  '..........vvvv..........',
  '........vvvvvvvv........',
  '......vvvvggggvvvv......',
  '....vvvvvvggggvvvvvv....',
  '..vvvvvvvvvvvvvvvvvvvv..',
  'vvvvvvvvvvvvvvvvvvvvvvvv',
]

/** Sections inside one house: its gable above them, its walls beside them. */
export const Maison = ({ children }: { children: ReactNode }) => (
  <div className={classes.house}>
    <Bricks lines={roof} className={classes.roof} />
    {children}
  </div>
)
