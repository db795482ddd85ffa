import type { ReactNode } from 'react'
import { Disclosure } from '../Disclosure/Disclosure'

interface FaqProps {
  /** `id`: fragment that opens the answer, `combien-ca-coute`. */
  questions: { id: string; question: string; answer: ReactNode }[]
}

/** Questions and answers, each one reachable by its own address; they open without a script. */
export function Faq({ questions }: FaqProps) {
  return questions.map(({ id, question, answer }) => (
    <Disclosure key={id} id={id} summary={question}>
      <p>{answer}</p>
    </Disclosure>
  ))
}
