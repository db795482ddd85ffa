import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Disclosure } from '../Disclosure/Disclosure'

interface FaqProps {
  /** `id`: fragment of the answer, `combien-ca-coute`; `link`: path of a page with more on it, and the text of the link. */
  questions: { id: string; question: string; answer: ReactNode; link?: { to: string; text: string } }[]
}

/** Questions with folded answers. Each answer has its own fragment; they open without JavaScript. */
export function Faq({ questions }: FaqProps) {
  return questions.map(({ id, question, answer, link }) => (
    <Disclosure key={id} id={id} summary={question}>
      <p>
        {link ? `${answer} ` : answer}
        {link && (
          <Link to={link.to} id={`lien-${id}`}>
            {link.text}
          </Link>
        )}
      </p>
    </Disclosure>
  ))
}
