/** A message: when it is complete, and how it leaves. Plain functions, with the browser as an argument. */
import { besoins, champs, sujetDe, tropLong } from '@/content/contact'
import { answers, type Field, fields, type Message, rules, seconds, troubleOf } from './contract'

/** Wrong fields and what to say beside each, in the order of the form. */
export type Mistakes = Partial<Record<Field, string>>

/** The message without the spaces around each of its parts. */
export const trimmed = (values: Message) =>
  Object.fromEntries(fields.map((field) => [field, values[field].trim()])) as Message

/** @param message trimmed */
export function findMistakes(message: Message): Mistakes {
  const found = fields.flatMap((field) => {
    const trouble = troubleOf(field, message[field])
    if (!trouble) return []
    return [[field, trouble === 'long' ? `${tropLong} ${rules[field].longest}.` : champs[field].erreur]]
  })
  return Object.fromEntries(found)
}

/** The e-mail made of a message: what a program for e-mail is given, or what the visitor copies into one. */
export function emailOf(message: Message): { subject: string; body: string } {
  const { nom, email, telephone, entreprise, besoin, message: text } = message
  const lines = [text, '', nom, entreprise, email, telephone].filter((line, index) => line !== '' || index === 1)
  return { subject: sujetDe(besoin), body: lines.join('\n') }
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

/** `unknown`: it may have arrived, or not. */
export type Outcome = 'sent' | 'refused' | 'failed' | 'unknown'

/** Time given to the receiver before the visitor is offered another way, in milliseconds. */
const sendTimeout = 15_000

/**
 * Posts the form to the endpoint, encoded as the browser itself does without JavaScript.
 * @param isOurs whether it is a receiver of this site, whose answer is known: a host without its receiver may say 200 to anything
 * @returns 'refused' for an answer 4xx, 'unknown' where none comes, or in time, 'failed' for anything else that is not a success
 */
export async function sendForm(form: HTMLFormElement, endpoint: string, isOurs: boolean): Promise<Outcome> {
  // As it stands now: what is typed meanwhile is not sent.
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
  await new Promise((resolve) => setTimeout(resolve, seconds.least * 1000 - performance.now()))
  body.set(seconds.field, String(Math.ceil(performance.now() / 1000)))
  try {
    const { ok, status } = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(sendTimeout),
    })
    if (isOurs ? status === answers.accepted : ok) return 'sent'
    return status >= 400 && status < 500 ? 'refused' : 'failed'
  } catch {
    return navigator.onLine ? 'unknown' : 'failed'
  }
}

/** The kind of project asked for by the page the visitor comes from (`?besoin=refonte`), if it is one of ours. */
export function besoinFrom(search: string): string | undefined {
  const asked = new URLSearchParams(search).get('besoin')
  return besoins.find(({ value }) => value === asked)?.value
}
