/** Ordinary and hostile messages, each with the answer that the form and every receiver must give. */
import { answers, fields, type Message, rules, seconds, trap } from '@/pages/nous-contacter/contract'
import { serviceIds } from '@/site/services'

/** A valid message; the others override some fields. */
export const good: Message = {
  nom: 'Zoé Élan',
  email: 'zoe@exemple.fr',
  telephone: '03 20 00 00 00',
  entreprise: 'L’Été & fils',
  besoin: serviceIds[0],
  message: 'Première ligne, œuvre à 5 €.\n\n<b>Dernière</b> ligne.',
}

export interface Attempt {
  /** Expected answer. */
  answer: (typeof answers)[keyof typeof answers]
  /** Fields that differ from those of `good`. */
  fields: Partial<Message>
  /** Raw bytes that no browser sends, appended to or replacing a field. */
  raw?: string
  headers?: Record<string, string>
}

const { accepted, refused } = answers
const of = (answer: Attempt['answer'], field: keyof Message, values: string[]): Attempt[] =>
  values.map((value) => ({ answer, fields: { [field]: value } }))
const posted = (answer: Attempt['answer'], raws: string[]): Attempt[] =>
  raws.map((raw) => ({ answer, fields: {}, raw }))

/**
 * White space that trim() removes (https://tc39.es/ecma262/#sec-white-space), format characters that nobody sees, and one character that is
 * neither.
 */
const spaces = [...'\t\n\v\f\r \u00a0\u1680\u2000\u2005\u200a\u2028\u2029\u202f\u205f\u3000\ufeff']
const unseen = [...'\u00ad\u180e\u200b\u200e\u202a\u2060\u2066\ufeff']
const noSpace = '\u0085'

/** Texts without a letter or a digit that anybody sees: control characters, fillers, blank Braille, signs alone. */
const wordless = [
  noSpace,
  '\0',
  '\u0007\u001b',
  '\u115f',
  '\u3164',
  '\uffa0 \u1160',
  '\u2800',
  '\u034f',
  '\ufe0f',
  '…',
  '?!',
]

/** Maximum length in four-byte characters, and one more. */
const longest = fields.flatMap((field) =>
  rules[field].pattern
    ? []
    : [
        ...of(accepted, field, ['é'.repeat(rules[field].longest), `a${'😀'.repeat(rules[field].longest - 1)}`]),
        ...of(refused, field, [`a${'😀'.repeat(rules[field].longest)}`]),
      ],
)

export const attempts: Attempt[] = [
  ...of(accepted, 'nom', [
    'O’Brien',
    '李',
    '=?UTF-8?B?eA==?=',
    'a\r\nBcc: tous@exemple.fr',
    '<script>alert(1)</script>',
    '0',
    'a\0b',
  ]),
  ...of(refused, 'nom', ['', ' \n', ...spaces, spaces.join(''), ...unseen, unseen.join(' '), ...wordless]),
  ...of(accepted, 'nom', [`${noSpace}Zoé${unseen.join('')}`]),
  ...of(accepted, 'email', [
    "o'neil@mail.exemple.co",
    'c.martin+site@exemple.fr',
    'A@B.FR',
    ...[...spaces, ...unseen].map((sign) => `${sign}a@b.fr${sign}`),
    'a\ufeff@b.fr',
  ]),
  ...of(refused, 'email', [
    '',
    'camille',
    'camille@',
    '@exemple.fr',
    'a b@exemple.fr',
    'camille@exemple',
    'camille@exemple..fr',
    'é@exemple.fr',
    'a@é.fr',
    'a@b.fr\nBcc: tous@exemple.fr',
    'a@b.fr\r\nBcc: tous@exemple.fr',
    'a@b.fr\rBcc: tous@exemple.fr',
    'a@b.fr,c@d.fr',
    'a@b.fr>',
    '"a"@b.fr',
    'a@b.fr\0',
    `a@b.fr${noSpace}`,
    `${'a'.repeat(rules.email.longest)}@b.fr`,
  ]),
  ...of(accepted, 'telephone', [
    '',
    '0320000000',
    '03.20.00.00.00',
    '03\u00a020\u202f00 00 00',
    '(03) 20-00-00-00',
    '+33 (0)3.20-00 00 00',
    '0033 3 20 00 00 00',
    '+32 2 555 12 34',
    '+32 (0)2/555 12 34',
    '+32 56 55 12 34',
    '+352 26 12 34',
    '0470 55 12 34',
    '03‑20–00 00 00',
    '\u202a+33 6 12 34 56 78\u202c',
  ]),
  // A Belgian landline has nine digits: invalid without its country code.
  ...of(refused, 'telephone', [
    '03 20',
    '02 555 12 34',
    '056/55 12 34',
    '+32',
    '+32 555',
    '0320000000x',
    '٠١٢٣٤٥٦٧٨٩',
    '03 20 00 00 00\n12',
    '++33 3 20 00 00 00',
    '03+20+00+00+00+00',
  ]),
  ...of(accepted, 'besoin', ['', 'inconnu', '__proto__', 'constructor', 'a\nBcc: tous@exemple.fr']),
  ...of(accepted, 'message', [
    '0',
    'Un\rDeux\r\nTrois',
    '⟦texte⟧ $& \\0',
    '</textarea><script>alert(1)</script>',
    'a\0b',
    'a\n.\n.\n',
    'From moi',
  ]),
  ...of(refused, 'message', [
    '',
    '\u00a0',
    '\u200b',
    ' \u00ad\n',
    ...wordless,
    `a${' '.repeat(2 * rules.message.longest)}b`,
  ]),
  ...longest,
  // A filled honeypot, even with a space.
  ...posted(
    refused,
    ['https://robot.exemple', ' ', '0'].map((text) => `${trap}=${encodeURIComponent(text)}`),
  ),
  ...posted(accepted, [`${trap}=`, `site.web=x`, 'inconnu=1', '%E9=1', '&&&', '%', '=']),
  ...posted(
    accepted,
    ['2', '02', '999999999'].map((text) => `${seconds.field}=${text}`),
  ),
  ...posted(
    refused,
    ['', '0', '1', '-3', '+3', '2.5', '0x10', '1e3', ' 3', '3 ', '3%0A', '٣', 'x', 'NaN', 'Infinity', '9999999999'].map(
      (text) => `${seconds.field}=${text}`,
    ),
  ),
  // A repeated field.
  ...posted(refused, [`nom=b`, `${trap}=&${trap}=`, `${seconds.field}=5&${seconds.field}=5`, 'a=1&a=2', '%FF=1&%FE=2']),
  // Invalid UTF-8: each wrong byte becomes U+FFFD.
  ...posted(
    accepted,
    ['a%FFb', '%C3', '%E2%82'].map((text) => `entreprise=${text}`),
  ),
  ...posted(
    refused,
    ['a%FF@b.fr', 'a@b.fr%C3'].map((text) => `email=${text}`),
  ),
  // A field in the place of another kind of value, more fields than PHP reads, more bytes than anybody writes.
  ...posted(
    refused,
    ['nom[]=x', 'message[a]=x'].map((text) => `${text.replace(/\[.*/, '')}=&${text}`),
  ),
  ...posted(accepted, [Array.from({ length: 1500 }, (_, index) => `x${index}=1`).join('&')]),
  ...posted(refused, [`x=${'a'.repeat(9_000_000)}`]),
  { answer: refused, fields: {}, headers: { 'Sec-Fetch-Site': 'cross-site' } },
  { answer: accepted, fields: {}, headers: { 'Sec-Fetch-Site': 'same-origin' } },
  { answer: accepted, fields: {}, headers: { 'Content-Type': 'Application/x-www-form-urlencoded; charset=UTF-8' } },
  ...['text/plain', 'application/json', 'multipart/form-data; boundary=x', ''].map((type) => ({
    answer: refused,
    fields: {},
    headers: { 'Content-Type': type },
  })),
]

/** Body of a form post; fields in `raw` replace encoded ones. */
export function bodyOf(message: Message, { raw }: Attempt): string {
  if (raw === undefined) return String(new URLSearchParams(message))
  const replaced = raw === 'nom=b' ? [] : raw.split('&').map((pair) => pair.split('=')[0])
  const kept = Object.entries(message).filter(([field]) => !replaced.includes(field))
  return [String(new URLSearchParams(kept)), raw].join('&')
}
