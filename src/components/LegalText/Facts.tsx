import type { ReactNode } from 'react'
import classes from './Facts.module.css'
import { ToComplete } from './ToComplete'

export interface Fact {
  term: string
  /** Undefined when nobody has said it yet: the place stays, and says so. */
  value: ReactNode
}

/** What a law asks to be stated, item by item. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ term, value }) => (
        <div key={term} className={classes.fact}>
          <dt>{term}</dt>
          <dd>{value ?? <ToComplete />}</dd>
        </div>
      ))}
    </dl>
  )
}
