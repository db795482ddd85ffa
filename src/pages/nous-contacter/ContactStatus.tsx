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
  /** `mailto:` URL with the current values; undefined when it would be too long. */
  mailto: () => string | undefined
  /** Text to copy, from the current values. */
  text: () => string
  /** True while the visitor writes in the form. */
  isTyping: () => boolean
  onRetry: () => void
  onRestart: () => void
}

/** True of outcomes that need attention; the other states are shown elsewhere or nowhere. */
const isResult = (status: Status) => !['idle', 'invalid', 'pending'].includes(status)

/** True when the message may not have arrived. */
const isFailure = (status: Status) => ['refused', 'failed', 'unknown'].includes(status)

/**
 * Outcome of the message, scrolled into view and focused unless the visitor is writing again. Its sentences are in a live region, a status
 * or an alert; focus goes to the box around it, which has no role, so that they are announced once.
 */
export function ContactStatus(props: ContactStatusProps) {
  const { status, isTyping } = props
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each outcome
  useEffect(() => {
    if (isTyping()) return
    // « Try again » goes away with the focus when it is pressed.
    const hasLostFocus = status === 'pending' && document.activeElement === document.body
    if (isResult(status)) box.current?.scrollIntoView({ block: 'center' })
    if (isResult(status) || hasLostFocus) box.current?.focus({ preventScroll: true })
  }, [status])
  const outcome = isResult(status) && <Outcome status={status} />
  return (
    <div className={classes.status} tabIndex={-1} data-status={status} ref={box}>
      {isResult(status) && <Bricks />}
      <div>
        <div role="status">
          {status === 'pending' && <p className="visually-hidden">{parFormulaire.enCours}</p>}
          {!isFailure(status) && outcome}
        </div>
        {isFailure(status) && <div role="alert">{outcome}</div>}
        {isResult(status) && <Ways {...props} />}
      </div>
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

const emailLink = <a href={`mailto:${email}`}>{email}</a>

/** The outcome, in a title and a sentence. */
const Outcome = endpoint ? Sent : Prepared

/** Buttons and links to go on with. */
const Ways = endpoint ? WaysOfSending : WaysOfMail

/** Outcome when the form opens an e-mail. */
function Prepared({ status }: Pick<ContactStatusProps, 'status'>) {
  const { titre, texte } = envoi[status === 'mail' ? 'pret' : 'tropLong']
  return (
    <>
      <p className={classes.title}>{titre}</p>
      <p>
        {texte} {emailLink}
      </p>
    </>
  )
}

function WaysOfMail({ text }: ContactStatusProps) {
  return <CopyMessage text={text} />
}

/** Outcome when the form sends the message. */
function Sent({ status }: Pick<ContactStatusProps, 'status'>) {
  const { succes, refus, doute, panne } = parFormulaire
  if (!isFailure(status))
    return (
      <>
        <p className={classes.title}>{succes.titre}</p>
        <p>
          {succes.reponse}
          {delaiReponse && ` ${delaiReponse}`}. {status === 'sent' ? succes.texte : succes.modifie}
        </p>
      </>
    )
  const { titre, texte } = status === 'refused' ? refus : status === 'unknown' ? doute : panne
  return (
    <>
      <p className={classes.title}>{titre}</p>
      <p>{texte}</p>
    </>
  )
}

function WaysOfSending({ status, mailto, text, onRetry, onRestart }: ContactStatusProps) {
  const { succes, reessayer, secours } = parFormulaire
  if (!isFailure(status))
    return (
      <Button id="contact-autre-message" onClick={onRestart}>
        {succes.suite}
      </Button>
    )
  const href = mailto()
  return (
    <>
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
            {envoi.tropLong.texte} {emailLink}
          </p>
          <CopyMessage text={text} />
        </>
      )}
    </>
  )
}
