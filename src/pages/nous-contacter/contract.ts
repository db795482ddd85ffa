/**
 * The contract of the contact form: rules of a message and answers of its receiver, for the form, the receivers (scripts/receivers) and
 * their tests.
 */

interface Rule {
  required?: true
  /** In characters (code points), line ends counted once. */
  longest: number
  /** Regular expression that JavaScript (`u`) and PCRE (`uD`) read the same way: no class that they understand differently. */
  pattern?: string
}

export type Field = 'nom' | 'entreprise' | 'email' | 'telephone' | 'besoin' | 'message'
export type Message = Record<Field, string>

/**
 * Separators allowed between the digits of a telephone number: « 03.20 », « 02/555 », « (0)2-555 ». Hyphens and dashes are written as a
 * range of escapes: the built file must contain no literal no-break hyphen.
 */
const between = '[ \u00a0\u202f\u2010-\u2013()./-]'

/** Rules by field, in the order of the form. Values are cleaned first. */
export const rules: Record<Field, Rule> = {
  nom: { required: true, longest: 200 },
  entreprise: { longest: 200 },
  email: {
    required: true,
    longest: 254,
    // Local part as browsers check it (https://html.spec.whatwg.org/#valid-e-mail-address); the host: labels with a dot.
    pattern: "^[A-Za-z0-9_.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9-]+(?:[.][A-Za-z0-9-]+)+$",
  },
  // Ten digits or more, or seven after a country code (`+` or `00`), with separators.
  telephone: {
    longest: 60,
    pattern: `^${between}*(?:(?:[+]|00)(?:${between}*[0-9]){7,}|(?:${between}*[0-9]){10,})${between}*$`,
  },
  besoin: { longest: 60 },
  message: { required: true, longest: 20_000 },
}

export const fields = Object.keys(rules) as Field[]

/**
 * Format characters, which nobody sees, as a regular expression: direction marks pasted around a telephone number, zero-width spaces. They
 * also join emoji, and letters of some scripts. The fillers of Hangul are letters that nobody sees.
 */
export const invisible = '[\\p{Cf}\u115f\u1160\u3164\uffa0]'

/** A letter or a digit, without which a value says nothing: control characters, blank patterns of Braille, signs alone. */
export const word = '[\\p{L}\\p{N}]'

/** A value as the rules read it: trimmed; without invisible characters where it has a pattern; empty where it says nothing. */
export function cleaned(field: Field, value: string): string {
  const seen = value.replaceAll(new RegExp(invisible, 'gu'), '').trim()
  if (rules[field].pattern) return seen
  return new RegExp(word, 'u').test(seen) ? value.trim() : ''
}

/**
 * Honeypot, hidden from people. A message that fills it is refused with an error instead of being dropped silently: a browser's autofill
 * may have done it.
 */
export const trap = 'site_web'

/**
 * Field with the number of seconds since the page was opened, set by its script. A message sent before `least` seconds is refused; the form
 * itself delays sending until then. The field is absent without JavaScript, which is accepted.
 */
export const seconds = { field: 'secondes', least: 2, pattern: '^[0-9]{1,9}$' }

/** @param given text of the field `seconds.field`; undefined where it is not there */
export const isTooSoon = (given: string | undefined) =>
  given !== undefined && !(new RegExp(seconds.pattern).test(given) && Number(given) >= seconds.least)

/** Largest accepted body of a form post, in bytes: the longest message, percent-encoded, and half as much again. */
export const largestBody = 400_000

/** Messages delivered per hour; beyond it the answer is `failed`, and the visitor keeps the text. */
export const hourlyLimit = 30

/**
 * Status codes of our receivers for a request that accepts `application/json`: 204 is never sent by a host without a receiver. A form
 * posted without JavaScript gets 303 to `arrived` on the contact page, or an HTML page with these codes, the reason and the text.
 */
export const answers = { accepted: 204, refused: 422, failed: 502 }

/** Id of the confirmation on the contact page, shown after a message sent without JavaScript. */
export const arrived = 'message-recu'

export type Trouble = 'missing' | 'long' | 'wrong'

/**
 * The rule that a field breaks; undefined if none.
 * @param value cleaned
 */
export function troubleOf(field: Field, value: string): Trouble | undefined {
  const { required, longest, pattern } = rules[field]
  if (value === '') return required && 'missing'
  if ([...value].length > longest) return 'long'
  return pattern && !new RegExp(pattern, 'u').test(value) ? 'wrong' : undefined
}
