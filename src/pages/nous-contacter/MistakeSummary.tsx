import { champs, envoi } from '@/content/contact'
import { type Field, fields } from './contract'
import classes from './MistakeSummary.module.css'
import type { Mistakes } from './message'

interface MistakeSummaryProps {
  mistakes: Mistakes
  /** The action that waits for the corrections: the sending, or the e-mail. */
  before: string
  onGo: (field: Field) => void
}

const { une, plusieurs } = envoi.erreurs

function sentenceFor(count: number, before: string): string {
  if (count === 0) return ''
  return `${count === 1 ? une : `${count} ${plusieurs}`} ${before}`
}

/** How many fields are wrong, and the way to each. Only the count is announced: the field that takes focus says its own mistake. */
export function MistakeSummary({ mistakes, before, onGo }: MistakeSummaryProps) {
  const wrong = fields.filter((field) => mistakes[field])
  return (
    <div className={classes.summary}>
      <p className={classes.count} role="alert">
        {sentenceFor(wrong.length, before)}
      </p>
      {wrong.length > 0 && (
        <ul className={classes.fields}>
          {wrong.map((field) => (
            <li key={field}>
              <a
                id={`contact-corriger-${field}`}
                href={`#contact-${field}`}
                onClick={(event) => {
                  // Straight to the field: no entry in the history for a correction.
                  event.preventDefault()
                  onGo(field)
                }}
              >
                {champs[field].label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
