import type { ReactNode } from 'react'
import { kept } from '@/components/kept'
import { type Drawing, Sign } from '@/components/Sign/Sign'
import classes from './Bond.module.css'

interface BondProps {
  points: {
    title: string
    sign: Drawing
    content: ReactNode
    /** Few words that end the brick, after a mark. */
    note?: string
    /** Ground of the brick, which the content explains; pale by default. */
    ground?: 'violet' | 'gold'
  }[]
}

/** Points as bricks in running bond, from one edge of the window to the other: each with its title, its drawing and its text. */
export const Bond = ({ points }: BondProps) => (
  <ul className={classes.bond}>
    {points.map(({ title, sign, content, note, ground }) => (
      <li key={title} data-ground={ground}>
        <h3>{kept(title)}</h3>
        {content}
        {note && <p className={classes.note}>{note}</p>}
        <Sign {...sign} />
      </li>
    ))}
  </ul>
)
