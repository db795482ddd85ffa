import { Link } from 'react-router-dom'
import { Button } from '@/components/Button/Button'
import { besoins, champs, choisir, envoi, facultatif } from '@/content/contact'
import { config } from '@/site/config'
import { pages } from '@/site/pages'
import { Champ } from './Champ'
import classes from './ContactForm.module.css'
import { ContactStatus } from './ContactStatus'
import { MistakeSummary } from './MistakeSummary'
import { emailOf, type Field, honeypot, type Message, mailtoHref } from './message'
import { useContactForm } from './useContactForm'

const { email, endpoint } = config.contact
const { avantEnvoi, avantEmail } = envoi.erreurs

const formId = 'contact-formulaire'

function openMail(message: Message): boolean {
  const href = mailtoHref(message, email)
  if (href) window.location.assign(href)
  return href !== undefined
}

/** What is copied: the whole e-mail, its subject on the first line. */
function copyOf(message: Message): string {
  const { subject, body } = emailOf(message)
  return `${subject}\n\n${body}`
}

const optional = new Set<Field>(['telephone', 'entreprise', 'besoin'])

const withOptional = (label: string) => (
  <>
    {label} <span className={classes.optional}>({facultatif})</span>
  </>
)

/**
 * The contact form. Without JavaScript the browser posts it to the endpoint, or opens an e-mail with its content; with JavaScript it is
 * checked in French and sent in place.
 */
export function ContactForm() {
  const { formRef, mistakes, status, readMessage, restart, goTo, onInput, onSubmit } = useContactForm({
    id: formId,
    endpoint,
    openMail,
  })
  const field = (name: Field) => ({
    name,
    label: optional.has(name) ? withOptional(champs[name].label) : champs[name].label,
    error: mistakes[name],
  })
  return (
    <>
      <MistakeSummary mistakes={mistakes} before={endpoint ? avantEnvoi : avantEmail} onGo={goTo} />
      <form
        ref={formRef}
        id={formId}
        className={classes.form}
        action={endpoint ?? `mailto:${email}`}
        method="post"
        encType={endpoint ? undefined : 'text/plain'}
        onInput={onInput}
        onSubmit={onSubmit}
        aria-label="Nous écrire"
      >
        <Champ {...field('nom')} type="text" required autoComplete="name" />
        <Champ {...field('email')} type="email" required autoComplete="email" />
        <Champ {...field('telephone')} type="tel" autoComplete="tel" />
        <Champ {...field('entreprise')} type="text" autoComplete="organization" />
        <Champ {...field('besoin')} as="select" defaultValue="">
          <option value="">{choisir}</option>
          {besoins.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Champ>
        <Champ {...field('message')} as="textarea" description={champs.message.exemple} required rows={7} />
        <p className={classes.trap} aria-hidden="true">
          <label htmlFor="contact-site-web">Ne remplissez pas ce champ</label>
          <input type="text" id="contact-site-web" name={honeypot} tabIndex={-1} autoComplete="off" />
        </p>
        <div className={classes.send}>
          <Button type="submit" id="contact-envoyer" aria-disabled={status === 'pending'}>
            {endpoint ? (status === 'pending' ? envoi.enCours : envoi.action) : envoi.actionEmail}
          </Button>
          <p className={classes.note}>
            {endpoint ? envoi.confidentialite : envoi.parEmail}{' '}
            <Link id="contact-confidentialite" to={`${pages.confidentialite.path}#formulaire`}>
              {envoi.lienConfidentialite}
            </Link>
          </p>
        </div>
        <ContactStatus
          status={status}
          mailto={() => mailtoHref(readMessage(), email)}
          text={() => copyOf(readMessage())}
          onRetry={() => formRef.current?.requestSubmit()}
          onRestart={restart}
        />
      </form>
    </>
  )
}
