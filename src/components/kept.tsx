import { Fragment, type ReactNode } from 'react'

/** A hyphenated word with all that hard spaces join to it: at the edge of an inline block they do not prevent a break. */
const hyphenated = /([^ \n]+-[^ \n]+)/

/**
 * Wraps hyphenated words (« Faut-il », « back-end ») so that they do not break at the hyphen.
 * @param text returned unchanged unless it is a string
 */
export function kept(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !text.includes('-')) return text
  return text.split(hyphenated).map((part, index) => (
    // Every other part is a hyphenated word; parts never change order.
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id
    <Fragment key={index}>{index % 2 ? <span className="kept">{part}</span> : part}</Fragment>
  ))
}

/** A short article or pronoun before a short word, which a title keeps on its line. A voice reads « tout le monde » as one phrase. */
const article = /(^|tout | )(l[ae]s?|se|une?) (?=\S{1,8}(?: |$))/gi

/**
 * A title, broken after its commas first: each clause is whole where it fits its line.
 * @param text returned unchanged unless it is a string
 */
export function clausesOf(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text
  const joined = text.replace(article, (all, before, word) => (before === 'tout ' ? all : `${before}${word}\u00a0`))
  const clauses = joined.split(', ').map((clause, index, { length }) => (index < length - 1 ? `${clause},` : clause))
  if (clauses.length === 1) return kept(joined)
  return clauses.map((clause, index) => (
    <Fragment key={clause}>
      {index > 0 && ' '}
      <span className="kept">{clause.includes(' ') ? kept(clause) : clause}</span>
    </Fragment>
  ))
}
