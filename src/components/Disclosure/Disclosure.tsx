import type { ReactNode } from 'react'
import { kept } from '../kept'
import classes from './Disclosure.module.css'

interface DisclosureProps {
  /** Id of the content: a link to its fragment opens it. */
  id: string
  /** Always visible heading: a question or a title. */
  summary: string
  /** In no list: apart from what is above it. */
  isAlone?: boolean
  children: ReactNode
}

/** Content folded under its summary. Opens without JavaScript, on its fragment, on find-in-page and in print. */
export function Disclosure({ id, summary, isAlone, children }: DisclosureProps) {
  return (
    <details id={id} className={`${classes.disclosure} ${classes.brick}${isAlone ? ` ${classes.alone}` : ''}`}>
      <summary>
        <h3>{kept(summary)}</h3>
      </summary>
      {children}
    </details>
  )
}
