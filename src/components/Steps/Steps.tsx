import type { ReactNode } from 'react'
import classes from './Steps.module.css'

interface Step {
  title: string
  text: ReactNode
}

interface StepsProps {
  steps: Step[]
  /** One under the other whatever the width, for a narrow column. */
  vertical?: boolean
}

/** Stages in their order, in a row on large screens. */
export function Steps({ steps, vertical = false }: StepsProps) {
  return (
    <ol className={classes.steps} data-vertical={vertical || undefined}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
