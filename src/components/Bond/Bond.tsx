import type { ReactNode } from 'react'
import { kept } from '../kept'
import { type Drawing, Sign } from '../Sign/Sign'
import classes from './Bond.module.css'

interface BondProps {
  points: { title: string; sign: Drawing; content: ReactNode }[]
  /** On small screens, one house whose windows are the drawings; for short texts. */
  isHouse?: boolean
}

/** Points as bricks in running bond, from one edge of the window to the other: each with its title, its drawing and its text. */
export const Bond = ({ points, isHouse }: BondProps) => (
  <ul className={isHouse ? `${classes.bond} ${classes.house}` : classes.bond}>
    {points.map(({ title, sign, content }) => (
      <li key={title}>
        <h3>{kept(title)}</h3>
        {content}
        <Sign {...sign} />
      </li>
    ))}
  </ul>
)
