import type { ReactNode } from 'react'
import classes from './Steps.module.css'

interface Step {
  title: string
  text: ReactNode
  /** What the client brings to this step, where there is something to bring. */
  need?: string
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
      {steps.map(({ title, text, need }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          {need && (
            <p className={classes.need}>
              <strong>De vous :</strong> {need}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
