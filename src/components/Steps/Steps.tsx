import type { ReactNode } from 'react'
import { kept } from '../kept'
import classes from './Steps.module.css'

interface Step {
  title: string
  text: ReactNode
}

interface StepsProps {
  steps: Step[]
  /** Small titles, for a narrow column. */
  vertical?: boolean
}

/** Ordered stages, each beside the wall as built so far. */
export function Steps({ steps, vertical = false }: StepsProps) {
  return (
    <ol className={classes.steps} data-count={steps.length} data-vertical={vertical || undefined}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{kept(title)}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
