import type { ReactNode } from 'react'
import { Disclosure } from '../Disclosure/Disclosure'

export interface Question {
  /** Fragment that opens the answer: `#combien-ca-coute`. */
  id: string
  question: string
  answer: ReactNode
}

/** Questions and answers, each one reachable by its own address; they open without a script. */
export function Faq({ questions }: { questions: Question[] }) {
  return questions.map(({ id, question, answer }) => (
    <Disclosure key={id} id={id} summary={question}>
      <p>{answer}</p>
    </Disclosure>
  ))
}
