import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Disclosure } from '../Disclosure/Disclosure'

interface FaqProps {
  /** `id`: fragment that opens the answer, `combien-ca-coute`; `link`: where the answer goes on, a path of the site, and its text. */
  questions: { id: string; question: string; answer: ReactNode; link?: { to: string; text: string } }[]
}

/** Questions and answers, each one reachable by its own address; they open without a script. */
export function Faq({ questions }: FaqProps) {
  return questions.map(({ id, question, answer, link }) => (
    <Disclosure key={id} id={id} summary={question}>
      <p>
        {answer}
        {link && (
          <>
            {' '}
            <Link to={link.to} id={`lien-${id}`}>
              {link.text}
            </Link>
          </>
        )}
      </p>
    </Disclosure>
  ))
}
