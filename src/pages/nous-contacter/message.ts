/** Validation and sending of a message: pure functions with the browser as an argument. */
import { auPlus, besoins, champs, sujetDe, tropLong } from '@/content/contact'
import { answers, cleaned, type Field, fields, type Message, rules, seconds, troubleOf } from './contract'

/** Error messages by field, in the order of the form. */
export type Mistakes = Partial<Record<Field, string>>

/** Cleans each field. */
export const cleanedMessage = (values: Message) =>
  Object.fromEntries(fields.map((field) => [field, cleaned(field, values[field])])) as Message

/** @param message cleaned */
export function findMistakes(message: Message): Mistakes {
  const found = fields.flatMap((field) => {
    const trouble = troubleOf(field, message[field])
    if (!trouble) return []
    return [[field, trouble === 'long' ? `${tropLong} ${auPlus(rules[field].longest)}` : champs[field].erreur]]
  })
  return Object.fromEntries(found)
}

/** The message as an e-mail, opened in a mail program or copied. */
export function emailOf(message: Message): { subject: string; body: string } {
  const { nom, email, telephone, entreprise, besoin, message: text } = message
  const lines = [text, '', nom, entreprise, email, telephone].filter((line, index) => line !== '' || index === 1)
  return { subject: sujetDe(besoin), body: lines.join('\n') }
}

/**
 * Longest `mailto:` URL, in characters: Firefox accepts some 2,008, Outlook 2,046, Windows 2,083 (INTERNET_MAX_URL_LENGTH). Longer ones
 * are cut or ignored silently.
 */
const longestMailto = 2000

/**
 * `mailto:` URL of a prefilled e-mail (https://www.rfc-editor.org/rfc/rfc6068): the fallback without a server, or without an answer.
 * @returns undefined when it would be too long
 */
export function mailtoHref(message: Message, to: string): string | undefined {
  const { subject, body } = emailOf(message)
  // RFC 6068 requires CRLF line ends, in the message too.
  const lines = body.replaceAll(/\r\n?|\n/g, '\r\n')
  const href = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
  return href.length > longestMailto ? undefined : href
}

/** `unknown`: no answer; the message may have arrived. */
export type Outcome = 'sent' | 'refused' | 'failed' | 'unknown'

/** Timeout of the receiver, after which the visitor is offered another way, in milliseconds. */
const sendTimeout = 15_000

/**
 * Posts the form to the endpoint, URL-encoded as by the browser itself.
 * @param isOurs whether the endpoint is one of our receivers, whose success status is known: any other host may answer 200 to anything
 * @returns 'refused' for an answer about the message itself (400, 422), 'unknown' without an answer or after the timeout, 'failed' for any
 *   other non-success: too many messages, or no receiver there
 */
export async function sendForm(form: HTMLFormElement, endpoint: string, isOurs: boolean): Promise<Outcome> {
  // Snapshot: later changes are not sent.
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
  await new Promise((resolve) => setTimeout(resolve, seconds.least * 1000 - performance.now()))
  body.set(seconds.field, String(Math.ceil(performance.now() / 1000)))
  // Before it leaves: a connection lost since may have carried the message, and not the answer.
  const isOnline = navigator.onLine
  try {
    const { ok, status } = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(sendTimeout),
    })
    if (isOurs ? status === answers.accepted : ok) return 'sent'
    return [400, answers.refused].includes(status) ? 'refused' : 'failed'
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    return isLate || isOnline ? 'unknown' : 'failed'
  }
}

/** Subject preselected by the query (`?besoin=refonte`), if valid. */
export function besoinFrom(search: string): string | undefined {
  const asked = new URLSearchParams(search).get('besoin')
  return besoins.find(({ value }) => value === asked)?.value
}
