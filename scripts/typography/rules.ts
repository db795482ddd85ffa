/**
 * French typography, as the Imprimerie nationale's rules have it: no-break space before « : » and inside « », narrow no-break space
 * before « ; ! ? » and between thousands, curly apostrophe, one-character ellipsis, and no line that ends on the hyphen of a verb and its
 * pronoun, of « même », of « peut-être », of numbers or of « e-mail ».
 */

/** No-break space, and its narrow form. */
const nbsp = '\u00a0'
const thin = '\u202f'
/** A hyphen, then a word joiner: no line ends after it. U+2011, the no-break hyphen, is not in the font, nor does a search in the page find it. */
const keptHyphen = '-\u2060'

interface Rule {
  /** What is wrong, as a message says it. */
  name: string
  find: RegExp
  replace: string | ((found: string) => string)
}

const units = 'px|ko|Mo|Go|ms|s|h|min|%|€|jours?|mois|ans?|heures?|minutes?|secondes?|semaines?|pages?|pixels?'

const pronouns = 'je|tu|ils?|elles?|on|nous|vous|ce|moi|toi|les?|la|lui|leur|en|y'

const rules: Rule[] = [
  // The symbol of kilo is a small k: https://www.bipm.org/en/measurement-units/si-prefixes.
  { name: '« Ko » au lieu de « ko »', find: /(?<=\d\s)Ko(?!\p{L})/gu, replace: 'ko' },
  { name: 'apostrophe droite au lieu de ’', find: /(?<=\p{L})'(?=\p{L}|«|\d)/gu, replace: '’' },
  { name: 'trois points au lieu de …', find: /\.{3}/g, replace: '…' },
  { name: 'espace ordinaire devant « ; », « ! » ou « ? »', find: /[ \u00a0](?=[;!?](?:\s|$|[»)]))/g, replace: thin },
  { name: 'espace ordinaire devant « : »', find: / (?=:(?:\s|$))/g, replace: nbsp },
  { name: 'espace ordinaire après « « »', find: /(?<=«) /g, replace: nbsp },
  { name: 'espace ordinaire devant « » »', find: / (?=»)/g, replace: nbsp },
  { name: 'espace ordinaire entre les milliers', find: /(?<=\b\d{1,3})[ \u00a0](?=\d{3}\b)/g, replace: thin },
  {
    name: 'espace ordinaire entre un nombre et son unité',
    find: new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu'),
    replace: nbsp,
  },
  {
    name: 'espace ordinaire dans un numéro de téléphone',
    find: /(?<!\d)0[1-9](?=(?:\u00a0\d\d)* )(?:[ \u00a0]\d\d){4}(?!\d)/g,
    replace: (found) => found.replaceAll(' ', nbsp),
  },
  { name: 'espace ordinaire après n°', find: /(?<=\b[nN]°) (?=\d)/g, replace: nbsp },
  {
    name: 'coupure possible au trait d’union d’un verbe ou de « même »',
    // Not in « fenetres-en-bois », the address of a page.
    find: new RegExp(
      `(?<=\\p{L})-(?=(?:t-\\u2060?)?(?:${pronouns}|mêmes?)(?!\\p{L}|-(?!\\u2060?(?:${pronouns})(?!\\p{L}))))`,
      'gu',
    ),
    replace: keptHyphen,
  },
  { name: 'coupure possible entre deux nombres', find: /(?<=\b\d{3,4})-(?=\d+(?![\d-]))/g, replace: keptHyphen },
  // The name of a field stays as programs that fill forms know it.
  {
    name: 'coupure possible dans « e-mail »',
    find: /(?<=(?<!\p{L}|adresse )e)-(?=mails?(?!\p{L}))/giu,
    replace: keptHyphen,
  },
  {
    name: 'coupure possible dans « peut-être » ou « au-delà »',
    find: /(?<=(?<!\p{L})(?:peut|au|là))-(?=(?:être|delà|dessus|dessous|bas)(?!\p{L}))/giu,
    replace: keptHyphen,
  },
  {
    name: 'espace ordinaire dans le numéro d’un article',
    find: /(?<=\b(?:art\.|articles?|[LRD]\.)) (?=[LRD]?\.?\s?\d)/gu,
    replace: nbsp,
  },
  { name: 'espace ordinaire dans une heure', find: /(?<=\d\u00a0h) (?=\d\d\b)/g, replace: nbsp },
]

/** What no rule can mend by itself: a person must rewrite it. */
const mistakes: Omit<Rule, 'replace'>[] = [
  { name: 'espace manquante devant un signe double', find: /\p{L}[?!;](?=\s|$)/gu },
  { name: 'guillemets droits au lieu de « »', find: /(?<![=\w])"(?=\p{L})/gu },
  { name: 'tiret cadratin en incise', find: /[—]| – (?=\p{Ll})/gu },
]

/** The text as it should be printed. */
export const typeset = (text: string): string =>
  rules.reduce((result, { find, replace }) => result.replace(find, replace as string), text)

export interface Finding {
  rule: string
  /** The words around the mistake. */
  words: string
}

/** Every mistake in a text, with the words around it. */
export function findMistakes(text: string): Finding[] {
  return [...rules, ...mistakes].flatMap(({ name, find }) =>
    [...text.matchAll(find)].map(({ index, 0: match }) => ({
      rule: name,
      words: text.slice(Math.max(0, index - 25), index + match.length + 25).replace(/\s*\n\s*/g, ' '),
    })),
  )
}
