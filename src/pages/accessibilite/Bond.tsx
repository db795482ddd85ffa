import type { ReactNode } from 'react'
import { kept } from '@/components/kept'
import { type Drawing, Sign } from '@/components/Sign/Sign'
import classes from './Bond.module.css'

interface BondProps {
  /** Two points. */
  points: {
    title: string
    sign: Drawing
    content: ReactNode
    /** Lilac by default. */
    ground?: 'gold'
  }[]
}

/** Two bricks from one edge of the window to the other: each with its title, its drawing and its text. */
export const Bond = ({ points }: BondProps) => (
  <ul className={classes.bond}>
    {points.map(({ title, sign, content, ground }) => (
      <li key={title} data-ground={ground}>
        <h3 className="display">{kept(title)}</h3>
        {content}
        <Sign {...sign} />
      </li>
    ))}
  </ul>
)
