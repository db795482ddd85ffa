/**
 * French typography, after the Imprimerie nationale: no-break space before « : » and inside « », narrow no-break space before « ; ! ? » and
 * between thousands, curly apostrophe, one-character ellipsis. Lines may break after a hyphen; headlines prevent it with CSS
 * (src/components/kept.tsx).
 */

/** No-break space and narrow no-break space. */
const nbsp = '\u00a0'
const thin = '\u202f'

interface Rule {
  /** Name of the mistake in messages. */
  name: string
  pattern: RegExp
  replace: string | ((found: string, ...groups: string[]) => string)
}

/**
 * A letter and its accent as two characters, as macOS writes them in file names; ligatures, full-width and « bold » letters of other
 * programs.
 */
export const otherForms = /[aceinouy][\u0300-\u0303\u0308\u0327]|[\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d7ff}]/giu

const units = 'px|ko|Mo|Go|ms|s|h|min|%|€|jours?|mois|ans?|heures?|minutes?|secondes?|semaines?|pages?|pixels?'

const rules: Rule[] = [
  // Screen readers spell it out, find-in-page does not match, and it counts as a character.
  { name: 'caractère invisible qui empêche une coupure (U+2060)', pattern: /\u2060|\\u2060/g, replace: '' },
  { name: 'trait d’union insécable (U+2011)', pattern: /\u2011|\\u2011/g, replace: '-' },
  {
    name: 'signe d’un autre logiciel (accent à part, ligature)',
    pattern: otherForms,
    replace: (found) => found.normalize('NFKC'),
  },
  { name: 'espace d’un autre logiciel', pattern: /[\u2000-\u200a\u205f\u3000]/g, replace: ' ' },
  // The symbol of kilo is a small k: https://www.bipm.org/en/measurement-units/si-prefixes.
  { name: '« Ko » au lieu de « ko »', pattern: /(?<=\d\s)Ko(?!\p{L})/gu, replace: 'ko' },
  { name: 'autre signe au lieu de l’apostrophe ’', pattern: /(?<=\p{L})['`´ʼ‘](?=\p{L}|«|\d)/gu, replace: '’' },
  { name: 'trois points au lieu de …', pattern: /\.{3}/g, replace: '…' },
  { name: 'caractère invisible', pattern: /[\u00ad\u200b\ufeff]/g, replace: '' },
  {
    name: 'guillemets droits ou anglais au lieu de « »',
    // A quotation is short, on one line, without inner spaces; « width="5" » is an attribute, « 12" » is in inches.
    pattern:
      /(?<![=\p{L}\d\\])(?:"(?=[^\s"=<>])([^"\n=<>]{0,199}[^\s"=<>\\])"(?![\p{L}\d=])|[“„]\s?([^“„”‟\n]{1,200}?)\s?[”“‟]|(?<!')''\s?([^'\n]{1,200}?)\s?''(?!'))/gu,
    replace: (_, ...[straight, curly, doubled]: (string | undefined)[]) =>
      `«${nbsp}${straight ?? curly ?? doubled}${nbsp}»`,
  },
  {
    name: 'tiret court ou cadratin entre deux espaces',
    // After a figure, only the second of two: « 2012 - 4 » is a range or a subtraction.
    pattern: /(?<=[\p{L}»…,.!?] |[ (][-–—] [^.!?\n]{0,120}\d )[-—](?= [\p{L}«])/gu,
    replace: '–',
  },
  {
    name: 'espace manquante devant « ; », « ! » ou « ? »',
    // A « ; » also ends an entity, « &amp; ».
    pattern: /(?<=[\p{L}\d»)…%€]\*{0,2})(?<!&#?\w+)(?=[;!?]+(?:\s|$|[»)]))/gu,
    replace: thin,
  },
  { name: 'espace manquante devant « : »', pattern: /(?<=\p{L}{3}|[»)])(?=: [\p{L}\d«])/gu, replace: nbsp },
  { name: 'espace manquante dans les guillemets', pattern: /(?<=«)(?=[^\s\u00a0\u202f»])/g, replace: nbsp },
  { name: 'espace manquante dans les guillemets', pattern: /(?<=[^\s\u00a0\u202f«])(?=»)/g, replace: nbsp },
  {
    name: 'espace ordinaire devant « ; », « ! » ou « ? »',
    pattern: /[ \u00a0](?=[;!?]+(?:\s|$|[»)]))/g,
    replace: thin,
  },
  { name: 'espace ordinaire devant « : »', pattern: / (?=:(?:\s|$))/g, replace: nbsp },
  { name: 'espace ordinaire après « « »', pattern: /(?<=«) /g, replace: nbsp },
  { name: 'espace ordinaire devant « » »', pattern: / (?=»)/g, replace: nbsp },
  {
    name: 'espace ordinaire entre les milliers',
    // A number that starts with 0 or + is a telephone number.
    pattern:
      /(?<!(?:\+|\b0)\d*(?:[ \u00a0\u202f]\(?\d+\)?)*[ \u00a0\u202f]?)\b[1-9]\d{0,2}(?=[\d\u202f]*[ \u00a0]\d{3}\b)(?:[ \u00a0\u202f]\d{3}\b)+/g,
    replace: (found) => found.replaceAll(/[ \u00a0]/g, thin),
  },
  {
    name: 'espace manquante entre les milliers',
    pattern: /(?<![\d.,])[1-9]\d{3,}(?=\s(?:caractères|octets|personnes|k?o|px|€)(?![\p{L}\d]))/gu,
    replace: (found) => found.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, thin),
  },
  {
    name: 'espace manquante devant « € » ou « % »',
    // Neither an escaped space nor a length of CSS.
    pattern: /(?<=\d)(?<!\\u[\da-f]{4})(?=€(?!\d)|%(?!\s?\d|\p{L}))/gu,
    replace: nbsp,
  },
  {
    name: 'espace manquante dans une heure',
    pattern: /(?<=(?<!(?<!h\u00a0?\d{0,2})-|[\p{L}\d/.])\d{1,2})h(\d\d)?(?![\p{L}\d])/gu,
    replace: (_, minutes = '') => `${nbsp}h${minutes && nbsp + minutes}`,
  },
  {
    name: 'espace ordinaire entre un nombre et son unité',
    pattern: new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu'),
    replace: nbsp,
  },
  {
    name: 'espace ordinaire dans un numéro de téléphone',
    pattern: /(?<!\d)0[1-9](?=(?:\u00a0\d\d)* )(?:[ \u00a0]\d\d){4}(?!\d)/g,
    replace: (found) => found.replaceAll(' ', nbsp),
  },
  { name: 'espace ordinaire après n°', pattern: /(?<=\b[nN]°) (?=\d)/g, replace: nbsp },
  {
    name: 'espace ordinaire dans le numéro d’un article',
    pattern: /(?<=\b(?:art\.|articles?|[LRD]\.)) (?=[LRD]?\.?\s?\d)|(?<=\bC\.) (?=(?:civ|com|conso|pén)\.)/gu,
    replace: nbsp,
  },
  { name: 'espace ordinaire dans une heure', pattern: /(?<=\d\u00a0h) (?=\d\d\b)/g, replace: nbsp },
]

/** Mistakes without an automatic fix. */
const mistakes: Omit<Rule, 'replace'>[] = [
  { name: 'guillemet droit sans son pendant, au lieu de « »', pattern: /(?<![=\w])"(?=\p{L})/gu },
  { name: 'tiret en incise', pattern: /—| – (?=\p{Ll})/gu },
]

/** Applies all replacements, until none is left: a quotation may hold another. */
export function typeset(text: string): string {
  const result = rules.reduce((before, { pattern, replace }) => before.replace(pattern, replace as string), text)
  return result === text ? text : typeset(result)
}

export interface Finding {
  rule: string
  /** Surrounding words. */
  words: string
}

/** All mistakes of a text. */
export function typographyMistakes(text: string): Finding[] {
  return [...rules, ...mistakes].flatMap(({ name, pattern }) =>
    [...text.matchAll(pattern)].map(({ index, 0: match }) => ({
      rule: name,
      words: text.slice(Math.max(0, index - 25), index + match.length + 25).replace(/\s*\n\s*/g, ' '),
    })),
  )
}
