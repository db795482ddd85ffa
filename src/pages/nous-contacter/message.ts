/** What a message is, when it is complete, and how it leaves: plain functions, with the browser as an argument. */
import { besoins, champs, sujetEmail } from '@/content/contact'

export const fields = ['nom', 'email', 'telephone', 'entreprise', 'besoin', 'message'] as const
export type Field = (typeof fields)[number]
export type Message = Record<Field, string>

/** Field no person sees: what fills it is a robot, and the receiver must drop the message. */
export const honeypot = 'site_web'

/** Wrong fields and what to say beside each, in the order of the form. */
export type Mistakes = Partial<Record<Field, string>>

/** As browsers check it (https://html.spec.whatwg.org/#valid-e-mail-address), plus a dot in the host. */
const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i

const isPhone = (text: string) => /^[+\d\s().-]*$/.test(text) && text.replaceAll(/\D/g, '').length >= 10

/** The message without the spaces around each of its parts. */
export const trimmed = (values: Message) =>
  Object.fromEntries(fields.map((field) => [field, values[field].trim()])) as Message

export function findMistakes({ nom, email, telephone, message }: Message): Mistakes {
  return {
    ...(nom === '' && { nom: champs.nom.erreur }),
    ...(!emailPattern.test(email) && { email: champs.email.erreur }),
    ...(telephone !== '' && !isPhone(telephone) && { telephone: champs.telephone.erreur }),
    ...(message === '' && { message: champs.message.erreur }),
  }
}

const besoinLabel = (value: string) => besoins.find((besoin) => besoin.value === value)?.label

/** The e-mail made of a message: what a program for e-mail is given, or what the visitor copies into one. */
export function emailOf(message: Message): { subject: string; body: string } {
  const { nom, email, telephone, entreprise, besoin, message: text } = message
  const about = besoinLabel(besoin)
  const lines = [text, '', nom, entreprise, email, telephone].filter((line, index) => line !== '' || index === 1)
  return { subject: about ? `${sujetEmail} : ${about}` : sujetEmail, body: lines.join('\n') }
}

/**
 * Longest address of an e-mail, in characters: Firefox stops at some 2,008, Outlook at 2,046, Windows hands on 2,083 (its
 * INTERNET_MAX_URL_LENGTH). What is longer is cut or refused, without a word.
 */
const longestMailto = 2000

/**
 * Address of an e-mail already written (https://www.rfc-editor.org/rfc/rfc6068): the way out when there is no server, or no answer.
 * @returns undefined where the message is too long for an address
 */
export function mailtoHref(message: Message, to: string): string | undefined {
  const { subject, body } = emailOf(message)
  // RFC 6068 asks for CRLF between lines, those of the message included.
  const lines = body.replaceAll(/\r\n?|\n/g, '\r\n')
  const href = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
  return href.length > longestMailto ? undefined : href
}

export type Outcome = 'sent' | 'refused' | 'failed'

/** Time given to the receiver before the visitor is offered another way, in milliseconds. */
const sendTimeout = 15_000

/**
 * Posts the form to the endpoint, as the browser itself would without JavaScript.
 * @returns 'refused' for an answer 4xx, 'failed' for anything else that is not a success: 5xx, no network, no answer in time
 */
export async function sendForm(
  form: HTMLFormElement,
  endpoint: string,
  { fetch, timeout = sendTimeout }: { fetch: typeof globalThis.fetch; timeout?: number },
): Promise<Outcome> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      body: new FormData(form),
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    })
    if (answer.ok) return 'sent'
    return answer.status >= 400 && answer.status < 500 ? 'refused' : 'failed'
  } catch {
    return 'failed'
  }
}

/** The kind of project asked for by the page the visitor comes from (`?besoin=refonte`), if it is one of ours. */
export function besoinFrom(search: string): string | undefined {
  const asked = new URLSearchParams(search).get('besoin')
  return besoins.find(({ value }) => value === asked)?.value
}
