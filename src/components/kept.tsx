import { Fragment, type ReactNode } from 'react'

/**
 * Wraps hyphenated words (« Faut-il », « back-end ») so that they do not break at the hyphen.
 * @param text returned unchanged unless it is a string
 */
export function kept(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !text.includes('-')) return text
  return text.split(/(\S+-\S+)/).map((part, index) => (
    // Every other part is a hyphenated word; parts never change order.
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id
    <Fragment key={index}>{index % 2 ? <span className="kept">{part}</span> : part}</Fragment>
  ))
}
