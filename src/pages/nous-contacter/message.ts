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

export function readMessage(form: HTMLFormElement): Message {
  const data = new FormData(form)
  return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '').trim()])) as Message
}

export function findMistakes({ nom, email, telephone, message }: Message): Mistakes {
  return {
    ...(nom === '' && { nom: champs.nom.erreur }),
    ...(!emailPattern.test(email) && { email: champs.email.erreur }),
    ...(telephone !== '' && !isPhone(telephone) && { telephone: champs.telephone.erreur }),
    ...(message === '' && { message: champs.message.erreur }),
  }
}

const besoinLabel = (value: string) => besoins.find((besoin) => besoin.value === value)?.label

/** Address of an e-mail already written (https://www.rfc-editor.org/rfc/rfc6068): the way out when there is no server, or no answer. */
export function mailtoHref(message: Message, to: string): string {
  const { nom, email, telephone, entreprise, besoin, message: text } = message
  const about = besoinLabel(besoin)
  const subject = about ? `${sujetEmail} : ${about}` : sujetEmail
  const body = [text, '', nom, entreprise, email, telephone].filter((line, index) => line !== '' || index === 1)
  // RFC 6068 asks for CRLF between lines.
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.join('\r\n'))}`
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
