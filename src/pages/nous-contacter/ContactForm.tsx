import { Link } from 'react-router-dom'
import { Button } from '@/components/Button/Button'
import { besoins, champs, choisir, envoi, facultatif, obligatoires, parEmail, parFormulaire } from '@/content/contact'
import { config } from '@/site/config'
import { pages } from '@/site/pages'
import { Champ } from './Champ'
import classes from './ContactForm.module.css'
import { ContactStatus } from './ContactStatus'
import { arrived, type Field, type Message, rules, trap } from './contract'
import { MistakeSummary } from './MistakeSummary'
import { emailOf, mailtoHref } from './message'
import { useContactForm } from './useContactForm'

const { email, endpoint, receiver } = config.contact
const words = endpoint ? parFormulaire : parEmail

const formId = 'contact-formulaire'

function openMail(message: Message): boolean {
  const href = mailtoHref(message, email)
  if (href) window.location.assign(href)
  return href !== undefined
}

/** Text to copy: subject on the first line, then the body. */
function copyOf(message: Message): string {
  const { subject, body } = emailOf(message)
  return `${subject}\n\n${body}`
}

/** Attributes by which Netlify detects the form in deployed HTML (https://docs.netlify.com/manage/forms/setup/). */
const netlifyForm = receiver === 'netlify' && { name: 'contact', 'data-netlify': true, 'data-netlify-honeypot': trap }

const withOptional = (label: string) => (
  <>
    {label} <span className={classes.optional}>({facultatif})</span>
  </>
)

/**
 * The contact form. Without JavaScript the browser posts it to the endpoint or opens a prefilled e-mail; with JavaScript it is validated in
 * French and sent by `fetch`.
 */
export function ContactForm() {
  const { formRef, mistakes, status, readMessage, isTyping, restart, goTo, onInput, onSubmit } = useContactForm({
    id: formId,
    endpoint,
    // Netlify answers with a page of the site.
    isOurs: receiver !== undefined && receiver !== 'netlify',
    openMail,
  })
  const field = (name: Field) => ({
    name,
    label: rules[name].required ? champs[name].label : withOptional(champs[name].label),
    error: mistakes[name],
  })
  return (
    <>
      {endpoint && (
        <p id={arrived} className={classes.arrived}>
          {parFormulaire.succes.titre} {parFormulaire.succes.texte}
        </p>
      )}
      <p className={classes.required}>{obligatoires}</p>
      <MistakeSummary mistakes={mistakes} ending={words.avant} onGo={goTo} />
      <form
        ref={formRef}
        id={formId}
        className={classes.form}
        action={endpoint ?? `mailto:${email}`}
        method="post"
        encType={endpoint ? undefined : 'text/plain'}
        {...netlifyForm}
        onInput={onInput}
        onSubmit={onSubmit}
        aria-labelledby="formulaire-titre"
      >
        <Champ {...field('nom')} type="text" required autoComplete="name" />
        {/* In rows of two on a large screen: two without a hint, two with one. */}
        <Champ {...field('entreprise')} type="text" autoComplete="organization" />
        <Champ {...field('email')} description={champs.email.exemple} type="email" required autoComplete="email" />
        <Champ {...field('telephone')} description={champs.telephone.exemple} type="tel" autoComplete="tel" />
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
          <input type="text" id="contact-site-web" name={trap} tabIndex={-1} autoComplete="off" />
        </p>
        {netlifyForm && <input type="hidden" name="form-name" value={netlifyForm.name} />}
        <div className={classes.send}>
          <Button type="submit" id="contact-envoyer" aria-disabled={status === 'pending'}>
            {status === 'pending' ? parFormulaire.enCours : words.action}
          </Button>
          <p>
            {words.note}{' '}
            <Link id="contact-confidentialite" to={`${pages.confidentialite.path}#formulaire`}>
              {envoi.lienConfidentialite}
            </Link>
          </p>
        </div>
        <ContactStatus
          status={status}
          mailto={() => mailtoHref(readMessage(), email)}
          text={() => copyOf(readMessage())}
          isTyping={isTyping}
          onRetry={() => formRef.current?.requestSubmit()}
          onRestart={restart}
        />
      </form>
    </>
  )
}
