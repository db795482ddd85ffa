import type { ReactNode } from 'react'
import { kept } from '../kept'
import classes from './Disclosure.module.css'

interface FoldProps {
  /** One name for all folds of a list: opening one closes the others. */
  name: string
  title: ReactNode
  /** Level of the title. */
  heading?: 'h3' | 'h4'
  /** Drawing in the summary, before the title (Bricks.tsx). */
  drawing?: ReactNode
  /** Text under the title while folded. */
  hint?: ReactNode
  /** True: open at first. `on-demand`: folded on a large screen too. */
  open?: boolean | 'on-demand'
  children: ReactNode
}

/**
 * An entry of a list that is long on a phone: below md all entries are folded and one is open at a time. From md on, in browsers that allow
 * it, all are open and laid out in the list's grid: the summary is then a plain heading, which keyboard and pointer skip.
 */
export function Fold({ name, title, heading: Heading = 'h3', drawing, hint, open, children }: FoldProps) {
  return (
    <details
      className={`${classes.disclosure}${open === 'on-demand' ? '' : ` ${classes.fold}`}`}
      open={open === true}
      name={name}
    >
      <summary>
        {drawing}
        <Heading>{kept(title)}</Heading>
        {hint && <span>{hint}</span>}
      </summary>
      {children}
    </details>
  )
}
