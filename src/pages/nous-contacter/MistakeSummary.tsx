import { champs, envoi } from '@/content/contact'
import { type Field, fields } from './contract'
import classes from './MistakeSummary.module.css'
import type { Mistakes } from './message'

interface MistakeSummaryProps {
  mistakes: Mistakes
  /** End of the sentence: « avant l’envoi. » */
  ending: string
  onGo: (field: Field) => void
}

const { une, plusieurs } = envoi.erreurs

function sentenceFor(count: number, ending: string): string {
  if (count === 0) return ''
  return `${count === 1 ? une : `${count} ${plusieurs}`} ${ending}`
}

/** Number of wrong fields, with a link to each. Only the number is announced: the focused field announces its own error. */
export function MistakeSummary({ mistakes, ending, onGo }: MistakeSummaryProps) {
  const wrong = fields.filter((field) => mistakes[field])
  return (
    <div className={classes.summary}>
      <p className={classes.count} role="alert">
        {sentenceFor(wrong.length, ending)}
      </p>
      {wrong.length > 0 && (
        <ul className={classes.fields}>
          {wrong.map((field) => (
            <li key={field}>
              <a
                id={`contact-corriger-${field}`}
                href={`#contact-${field}`}
                onClick={(event) => {
                  // Focuses the field without adding a history entry.
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
