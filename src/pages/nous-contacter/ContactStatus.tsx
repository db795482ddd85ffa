import { Button } from '@/components/Button/Button'
import { envoi } from '@/content/contact'
import classes from './ContactStatus.module.css'
import type { Status } from './useContactForm'

interface ContactStatusProps {
  status: Status
  email: string
  /** Address of the e-mail already written, as the form stands. */
  mailto: () => string
  onRetry: () => void
  onRestart: () => void
}

/** What became of the message, said where a screen reader hears it. The region is always there: only what fills it is announced. */
export function ContactStatus(props: ContactStatusProps) {
  return (
    <div className={classes.status} role="status" data-status={props.status}>
      <StatusMessage {...props} />
    </div>
  )
}

function StatusMessage({ status, email, mailto, onRetry, onRestart }: ContactStatusProps) {
  switch (status) {
    case 'idle':
    case 'invalid':
      return null
    case 'pending':
      return <p className="visually-hidden">{envoi.enCours}</p>
    case 'mail':
      return (
        <p>
          {envoi.emailOuvert} <a href={`mailto:${email}`}>{email}</a>
        </p>
      )
    case 'sent':
      return (
        <>
          <p className={classes.title}>{envoi.succes.titre}</p>
          <p>{envoi.succes.texte}</p>
          <Button id="contact-autre-message" onClick={onRestart}>
            {envoi.succes.suite}
          </Button>
        </>
      )
    case 'refused':
    case 'failed': {
      const { titre, texte } = status === 'refused' ? envoi.refus : envoi.panne
      return (
        <>
          <p className={classes.title}>{titre}</p>
          <p>{texte}</p>
          <div className={classes.ways}>
            <Button id="contact-reessayer" onClick={onRetry}>
              {envoi.reessayer}
            </Button>
            <a id="contact-secours" href={mailto()}>
              {envoi.secours}
            </a>
          </div>
        </>
      )
    }
  }
}
