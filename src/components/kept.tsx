import { Fragment, type ReactNode } from 'react'

/**
 * A headline in which words joined by hyphens stay on one line, so that none ends on the hyphen of « Faut-il ».
 * @param text anything but plain text is given back as it is
 */
export function kept(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !text.includes('-')) return text
  return text.split(/(\S+-\S+)/).map((part, index) => (
    // Every other part is a word with a hyphen; a headline never changes its words while it is shown.
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
    <Fragment key={index}>{index % 2 ? <span className="kept">{part}</span> : part}</Fragment>
  ))
}
