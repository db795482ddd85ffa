import type { ReactNode } from 'react'
import classes from './Disclosure.module.css'

interface FoldProps {
  /** Shared by those of one list: opening one closes the others. */
  name: string
  title: ReactNode
  /** Said under the title while it is folded. */
  hint?: ReactNode
  isOpen?: boolean
  children: ReactNode
}

/**
 * An entry of a list that is too long for a phone: folded there, one open at a time. From md, where the browser can, all are open and their
 * contents stand in the grid of the list, under a heading in place of what folds them.
 */
export function Fold({ name, title, hint, isOpen, children }: FoldProps) {
  return (
    <details name={name} open={isOpen} className={`${classes.disclosure} ${classes.fold}`}>
      <summary>
        <h3>{title}</h3>
        {hint && <span>{hint}</span>}
      </summary>
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </details>
  )
}
