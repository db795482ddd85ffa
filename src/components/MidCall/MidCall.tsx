import type { ReactNode } from 'react'
import { ButtonLink } from '../Button/ButtonLink'
import { kept } from '../kept'
import classes from './MidCall.module.css'

interface MidCallProps {
  /** One sentence, the conclusion of the sections above. */
  children: ReactNode
  to: string
  id: string
  action: string
  /** Text under the button: what it commits to. */
  note?: string | undefined
  /** BrickWall whose lit bricks are within eight courses and ten half bricks. */
  wall: ReactNode
}

/** A call to action in the middle of a page, after its main sections. */
export function MidCall({ children, to, id, action, note, wall }: MidCallProps) {
  return (
    <div className={`container ${classes.band}`} data-tone="dark">
      <p className={`display ${classes.phrase}`}>{kept(children)}</p>
      <ButtonLink to={to} id={id} variant="light">
        {action}
      </ButtonLink>
      {note && <p>{note}</p>}
      {wall}
    </div>
  )
}
