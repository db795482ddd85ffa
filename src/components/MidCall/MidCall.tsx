import type { ReactNode } from 'react'
import { ButtonLink } from '../Button/ButtonLink'
import { kept } from '../kept'
import classes from './MidCall.module.css'

interface MidCallProps {
  /** One sentence that what was just read leads to. */
  children: ReactNode
  to: string
  id: string
  action: string
  /** Said under the button: what it commits to. */
  note?: string | undefined
  /** Tells what the page tells: at most eight courses, ten half bricks wide. */
  wall: ReactNode
}

/** A call to action in the middle of a page, where its strongest block ends. */
export function MidCall({ children, to, id, action, note, wall }: MidCallProps) {
  return (
    <div className={`container ${classes.band}`} data-tone="dark" data-kind="object">
      <p className={`display ${classes.phrase}`}>{kept(children)}</p>
      <ButtonLink to={to} id={id} variant="light">
        {action}
      </ButtonLink>
      {note && <p>{note}</p>}
      {wall}
    </div>
  )
}
