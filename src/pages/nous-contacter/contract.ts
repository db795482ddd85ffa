/**
 * The contract of the contact form: rules of a message and answers of its receiver, which the form, the
 * receivers (scripts/receivers) and their tests follow.
 */

interface Rule {
  required?: true
  /** In characters (code points), line ends counted once. */
  longest: number
  /** Regular expression that JavaScript (`u`) and PCRE (`uD`) read the same way: no class that they understand differently. */
  pattern?: string
}

export type Field = 'nom' | 'email' | 'telephone' | 'entreprise' | 'besoin' | 'message'
export type Message = Record<Field, string>

/**
 * Characters allowed between the digits of a telephone number: « 03.20 », « 02/555 », « (0)2-555 ». A range of hyphens and dashes: the minifier
 * writes its ends as they are, and what is built has no no-break hyphen.
 */
const between = '[ \u00a0\u202f\u2010-\u2013()./-]'

/** In the order of the form. Spaces around what is typed do not count. */
export const rules: Record<Field, Rule> = {
  nom: { required: true, longest: 200 },
  email: {
    required: true,
    longest: 254,
    // As browsers check it (https://html.spec.whatwg.org/#valid-e-mail-address), plus a dot in the host.
    pattern: "^[A-Za-z0-9_.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9-]+(?:[.][A-Za-z0-9-]+)+$",
  },
  // Ten digits or more, or seven after a country code (`+` or `00`), with the spaces and signs people put between them.
  telephone: {
    longest: 60,
    pattern: `^${between}*(?:(?:[+]|00)(?:${between}*[0-9]){7,}|(?:${between}*[0-9]){10,})${between}*$`,
  },
  entreprise: { longest: 200 },
  besoin: { longest: 60 },
  message: { required: true, longest: 20_000 },
}

export const fields = Object.keys(rules) as Field[]

/** Field no person sees: a message in which it is filled, with a space even, is refused. Refused, not dropped: a browser that fills forms may have done it. */
export const trap = 'site_web'

/**
 * Field in which a page that runs its script says for how many seconds it has been open; nobody writes a message in less than `least`, and
 * the form itself waits as long. Without a script the field is not there, which is no fault.
 */
export const seconds = { field: 'secondes', least: 2, pattern: '^[0-9]{1,9}$' }

/** @param given text of the field `seconds.field`; undefined where it is not there */
export const isTooSoon = (given: string | undefined) =>
  given !== undefined && !(new RegExp(seconds.pattern).test(given) && Number(given) >= seconds.least)

/** Bytes of a form post beyond which it is refused unread: the longest message, each of its bytes percent-encoded, and half as much again. */
export const largestBody = 400_000

/** Messages handed over in an hour; beyond, the answer is `failed`, with which the visitor keeps the text. */
export const hourlyLimit = 30

/**
 * Answers of our receivers to a script, which asks for `application/json`: 204, which no host without a receiver says to a form.
 * To a page without its script: 303 to `arrived` on the contact page, or a page that says why and gives the text back, with these codes.
 */
export const answers = { accepted: 204, refused: 422, failed: 502 }

/** Id of what says, on the contact page, that a message sent without a script has arrived. */
export const arrived = 'message-recu'

export type Trouble = 'missing' | 'long' | 'wrong'

/** The trouble with a field that has been trimmed; undefined when there is none. */
export function troubleOf(field: Field, value: string): Trouble | undefined {
  const { required, longest, pattern } = rules[field]
  if (value === '') return required && 'missing'
  if ([...value].length > longest) return 'long'
  return pattern && !new RegExp(pattern, 'u').test(value) ? 'wrong' : undefined
}
