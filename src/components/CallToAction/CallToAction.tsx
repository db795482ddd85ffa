import { ButtonLink } from '../Button/ButtonLink'
import classes from './CallToAction.module.css'

interface CallToActionProps {
  title: string
  /** Second half of the headline, lit. */
  accent: string
  /** Where the action leads, what it says, and its name in the audience measurement. */
  to: string
  action: string
  id: string
  /** Said under the action: what it commits to. */
  note?: string | undefined
}

/** Last band of a page: its call to action, once more. */
export function CallToAction({ title, accent, to, action, id, note }: CallToActionProps) {
  return (
    <section className={classes.band} data-tone="dark" aria-labelledby="appel-titre">
      <div className={`container ${classes.row}`}>
        <h2 id="appel-titre" className={classes.title}>
          {title} <em>{accent}</em>
        </h2>
        <ButtonLink to={to} id={id}>
          {action}
        </ButtonLink>
        {note && <p>{note}</p>}
      </div>
    </section>
  )
}
