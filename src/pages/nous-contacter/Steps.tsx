import type { ReactNode } from 'react'
import { kept } from '@/components/kept'
import classes from './Steps.module.css'

interface Step {
  title: string
  text: ReactNode
}

/** Ordered stages, each beside the wall as built so far. */
export function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol className={classes.steps} data-count={steps.length}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{kept(title)}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
