import { useEffect, useRef } from 'react'
import { Button } from '@/components/Button/Button'
import { envoi, parFormulaire } from '@/content/contact'
import { config } from '@/site/config'
import classes from './ContactStatus.module.css'
import { CopyMessage } from './CopyMessage'
import type { Status } from './useContactForm'

const { email, delaiReponse, endpoint } = config.contact

interface ContactStatusProps {
  status: Status
  /** `mailto:` address with the current values; undefined when it would be too long. */
  mailto: () => string | undefined
  /** Text to copy, from the current values. */
  text: () => string
  onRetry: () => void
  onRestart: () => void
}

/** True of outcomes that need attention; the other states are shown elsewhere or nowhere. */
const isResult = (status: Status) => !['idle', 'invalid', 'pending'].includes(status)

/**
 * Outcome of the message, scrolled into view and announced. The live region is always rendered, so that later changes such as « copied »
 * are announced.
 */
export function ContactStatus(props: ContactStatusProps) {
  const { status } = props
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isResult(status)) return
    region.current?.scrollIntoView({ block: 'center' })
    region.current?.focus({ preventScroll: true })
  }, [status])
  return (
    <div className={classes.status} role="status" aria-atomic="false" tabIndex={-1} data-status={status} ref={region}>
      {status === 'pending' && <p className="visually-hidden">{parFormulaire.enCours}</p>}
      {isResult(status) && (
        <>
          <Bricks />
          <div>
            <Result {...props} />
          </div>
        </>
      )}
    </div>
  )
}

/** Illustration: a wall with a lit door. */
function Bricks() {
  return (
    <svg className={classes.bricks} viewBox="0 0 138 102" width="138" height="102" aria-hidden="true">
      <path d="M1 1h64v28H1zM73 1h64v28H73zM1 37h28v28H1zM109 37h28v28h-28zM1 73h28v28H1zM109 73h28v28h-28z" />
      <path d="M37 37h64v28H37zM37 73h64v28H37z" />
    </svg>
  )
}

const address = <a href={`mailto:${email}`}>{email}</a>

const Result = endpoint ? Sending : Mail

/** Outcome when the form opens an e-mail. */
function Mail({ status, text }: ContactStatusProps) {
  const { titre, texte } = envoi[status === 'mail' ? 'pret' : 'tropLong']
  return (
    <>
      <p className={classes.title}>{titre}</p>
      <p>
        {texte} {address}
      </p>
      <CopyMessage text={text} />
    </>
  )
}

/** Outcome when the form sends the message. */
function Sending({ status, mailto, text, onRetry, onRestart }: ContactStatusProps) {
  const { succes, refus, doute, panne, reessayer, secours } = parFormulaire
  if (status === 'sent' || status === 'changed')
    return (
      <>
        <p className={classes.title}>{succes.titre}</p>
        <p>
          {succes.reponse}
          {delaiReponse && ` ${delaiReponse}`}. {status === 'sent' ? succes.texte : succes.modifie}
        </p>
        <Button id="contact-autre-message" onClick={onRestart}>
          {succes.suite}
        </Button>
      </>
    )
  const { titre, texte } = status === 'refused' ? refus : status === 'unknown' ? doute : panne
  const href = mailto()
  return (
    <>
      <p className={classes.title}>{titre}</p>
      <p>{texte}</p>
      <div className={classes.ways}>
        <Button id="contact-reessayer" onClick={onRetry}>
          {reessayer}
        </Button>
        {href && (
          <a id="contact-secours" href={href}>
            {secours}
          </a>
        )}
      </div>
      {!href && (
        <>
          <p>
            {envoi.tropLong.texte} {address}
          </p>
          <CopyMessage text={text} />
        </>
      )}
    </>
  )
}
