import type { ReactNode } from 'react'
import { kept } from '@/components/kept'
import { type Drawing, Sign } from '@/components/Sign/Sign'
import classes from './Bond.module.css'

interface BondProps {
  /** Two points. */
  points: { title: string; sign: Drawing; content: ReactNode }[]
}

/** A poster on the ground of its section, then a band: each with its title, its text and its drawing. */
export const Bond = ({ points }: BondProps) => (
  <ul className={classes.bond}>
    {points.map(({ title, sign, content }) => (
      <li key={title}>
        <h3 className="display">{kept(title)}</h3>
        {content}
        <Sign {...sign} />
      </li>
    ))}
  </ul>
)
