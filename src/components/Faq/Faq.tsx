import type { ReactNode } from 'react'
import classes from './Faq.module.css'

export interface Question {
  /** Fragment that opens the answer: `#combien-ca-coute`. */
  id: string
  question: string
  answer: ReactNode
}

/** Questions and answers, each one reachable by its own address; they open without a script. */
export function Faq({ questions }: { questions: Question[] }) {
  return (
    <div className={classes.list}>
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} className={classes.item}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
