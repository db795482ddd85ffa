/**
 * Finds traces of word processors and of HTML: in plain texts, which would show them, and in a study, which MDX would reject in English or
 * publish wrongly. Works on the source of a study before parsing: a character that stops the parser must not hide later mistakes.
 */
import { otherForms } from '../typography/rules.ts'
import type { Mistake } from './mistakes.ts'

/** A mistake without its file, and its line, counted from 1. */
type Fault = Omit<Mistake, 'file'> & { line: number }

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ')

/** Blanks out code, comments and escaped characters; every character keeps its position. */
const withoutCode = (text: string) =>
  text.replaceAll(/```[\s\S]*?(?:```|$)|`[^`\n]*`|\{\/\*[\s\S]*?\*\/\}|<Chiffres\s*\/>|\\[<>{}*_[\]]/g, blank)

/** HTML elements often written in Markdown, and what to write instead. */
const elements: [names: RegExp, instead: string][] = [
  [/^br$/i, 'laissez une ligne vide pour changer de paragraphe'],
  [/^(?:b|strong)$/i, 'écrivez **en gras** entre deux étoiles'],
  [/^(?:i|em)$/i, 'écrivez *en italique* entre deux étoiles simples'],
  [/^a$/i, 'écrivez [le texte](/adresse)'],
  [/^(?:img|figure|picture)$/i, 'écrivez ![ce que montre l’image](./ecran.png)'],
  [/^h\d$/i, 'écrivez un titre avec ## et une espace au début de la ligne'],
  [/^(?:ul|ol|li)$/i, 'écrivez une liste avec « - » au début de chaque ligne'],
  [/^(?:table|thead|tbody|tr|td|th)$/i, 'écrivez une liste'],
  [/^hr$/i, 'un titre (##) sépare deux parties'],
]

function adviceOf(name: string): string {
  if (name === 'Chiffres') return 'il s’écrit en entier « <Chiffres /> », seul sur sa ligne'
  const known = elements.find(([names]) => names.test(name))
  return known?.[1] ?? 'retirez-la ; de composants, les études n’ont que <Chiffres />'
}

interface Rule {
  field: string
  pattern: RegExp
  /** Builds the message from the match, its first group and the whole text; undefined when another rule reports it. */
  problemOf: (found: string, group: string | undefined, whole: string) => string | undefined
  /** Replacement of the same length for the parser, where the match would stop it. */
  clear?: (found: string) => string
}

const codeOf = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** Characters without a drawing: of control, of format, of private use. */
const strayCharacter = /[^\P{Cc}\t\n]|\u034f|[\p{Cf}\p{Co}\u2028\u2029\u3164\ufffc]/gu

/** UTF-8 read as Windows-1252 (« Ã© » for « é »), and the replacement character. */
const garbled = /\ufffd|Ã[\u0080-\u00bf]|Å[\u0080-\u00bf“’]|â€[^\s\p{L}]|Â[\u00a0-\u00bf]/gu

/** Signs that no text has, in order. */
const signs: { pattern: RegExp; problemOf: (found: string) => string }[] = [
  {
    pattern: garbled,
    problemOf: (found) =>
      `« ${found} » remplace une lettre perdue : le texte vient d’un fichier d’un autre encodage ; récrivez ce mot.`,
  },
  {
    pattern: strayCharacter,
    problemOf: (found) =>
      `un caractère que l’on ne voit pas (${codeOf(found)}) vient du logiciel d’où le texte est collé ; effacez-le, ou récrivez le mot.`,
  },
  {
    pattern: otherForms,
    problemOf: (found) =>
      `« ${found} » ressemble à « ${found.normalize('NFKC')} » sans l’être : « npm run fix » le remplace.`,
  },
]

const problemOfTag = (found: string, name = '') => `« ${found} » est une balise HTML : ${adviceOf(name)}.`

/** Problem of a plain text, of the data or of the copy of pages, which is shown as typed, on one line. */
export function problemOfPlainText(text: string): string | undefined {
  if (/[\n\t]/.test(text))
    return 'un retour à la ligne ou une tabulation ne serait pas montré : écrivez ce texte sur une seule ligne.'
  for (const { pattern, problemOf } of signs) {
    const [sign] = text.match(pattern) ?? []
    if (sign) return problemOf(sign)
  }
  const [mark] =
    /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);|\*\*|\[[^\]]*\]\([^)]*\)|(?<![\p{L}\d])([*_`])\p{L}[^*_`]*\1(?![\p{L}\d])|^(?:#{1,6}|[-*]) /iu.exec(
      text,
    ) ?? []
  return mark && `« ${mark} » serait montré tel quel : ce texte n’a ni balise, ni gras, ni lien, ni liste.`
}

/** Rules in order; the match of one is not seen by the next. */
const rules: Rule[] = [
  ...signs.map((sign) => ({ ...sign, field: 'caractère', clear: blank })),
  {
    field: 'texte',
    pattern: /^---\n[\s\S]*?\n---(?=\s*(?:\n|$))/g,
    problemOf: () => 'ce qui est entre les --- serait un titre de la page : ces faits s’écrivent dans projet.ts.',
    clear: blank,
  },
  {
    field: 'commentaire',
    pattern: /<!--[\s\S]*?(?:-->|$)/g,
    problemOf: () => 'un commentaire s’écrit {/* … */}, et non <!-- … -->.',
    clear: blank,
  },
  {
    field: 'commentaire',
    pattern: /\{\/\*[\s\S]*$/g,
    problemOf: () => 'ce commentaire n’est pas fermé : il manque */} à sa fin.',
    clear: blank,
  },
  {
    field: 'adresse',
    pattern: /<((?:https?:\/\/|mailto:)?[^\s<>]+(?:@|:\/\/)[^\s<>]+)>/g,
    problemOf: (_, href = '') => `« <${href}> » ne se lit pas : écrivez ${linkTo(href)}.`,
    clear: blank,
  },
  {
    field: 'code',
    pattern: /<\/?([a-zA-Z][\w.-]*)?(?:\s[^<>\n]*|\/)?>/g,
    // Reported at the opening tag only.
    problemOf: (found, name, whole) =>
      found.startsWith('</') && whole.includes(`<${name}`) ? undefined : problemOfTag(found, name),
    clear: blank,
  },
  {
    field: 'code',
    pattern: /<\/?([a-zA-Z][\w.-]*)?/g,
    problemOf: (found, name) =>
      name
        ? `« ${found} » ouvre une balise HTML, et ne la ferme pas : ${adviceOf(name)}.`
        : '« < » ouvre une balise : écrivez « moins de », ou \\< pour le signe lui-même.',
    clear: blank,
  },
  {
    field: 'code',
    // A brace that is not closed takes its line alone: the mistakes of the next lines are reported too.
    pattern: /\{[^{}]*\}|\{[^{}\n]*|\}/g,
    problemOf: (found) =>
      `« ${found.trim()} » serait lu comme du code : mettez des parenthèses à la place des accolades.`,
    clear: (found) => found.replaceAll(/[{}]/g, ' '),
  },
  {
    field: 'code',
    pattern: /(?<=^|(?:^|\n)(?:[^\S\n]*|#[^\n]*)\n)(?:import|export)(?= )[^\n]*/g,
    problemOf: (found) =>
      /^import\s+(?:['"{*]|[\w$]+\s+from\s)|^export\s+(?:default|const|let|var|function|class|async|[{*])/.test(found)
        ? 'ni import ni export : les images et les composants viennent seuls.'
        : `au début d’un paragraphe, « ${found.split(' ')[0]} » est lu comme du code : commencez par un autre mot, comme « L’${found.split(' ')[0]} ».`,
    // The parser ignores capitals.
    clear: (found) => found[0]?.toUpperCase() + found.slice(1),
  },
  {
    field: 'note',
    pattern: /\[\^[^\]\n]+\]:?/g,
    problemOf: (found) =>
      `« ${found} » : il n’y a pas de notes de bas de page ; dites-le dans la phrase, avec un lien.`,
  },
  {
    field: 'liste',
    pattern: /(?<=^|\n)[^\S\n]*(?:[•▪◦‣●○■◆–—·→➔►✓✔✅☑👉]|\uf0b7)[^\n]*|(?<=\s)[•▪◦‣●■✅](?=\s)[^\n]*/gu,
    problemOf: (found) => `« ${found.trim().slice(0, 20)} » : une liste s’écrit avec « - » au début de chaque ligne.`,
  },
  {
    field: 'liste',
    pattern: /(?<=^|\n)[^\S\n]*(?:-(?=[\p{L}«])|\d{1,2}[.)](?=[\p{L}«])|\*(?=[\p{L}«][^*\n]*(?:\n|$)))[^\n]*/gu,
    problemOf: (found) => `« ${found.trim().slice(0, 20)} » : il manque une espace après le signe de la liste.`,
  },
  {
    field: 'liste',
    pattern: /(?<=(?:^|\n)[^\S\n]*[-*] )\[[ xX]?\] [^\n]*/g,
    problemOf: () => 'une case à cocher n’est pas lue : écrivez « fait » ou « à faire » en toutes lettres.',
  },
  {
    field: 'texte',
    pattern:
      /(?<=^|\n)[^\S\n]*(?:#{1,6}|[-*+]|\d{1,3}[.)])[\u00a0\u202f][^\n]*|(?<=^|\n)[^\S\n]*[\u00a0\u202f][^\S\n]*(?:#{1,6}|[-*+]) [^\n]*/g,
    problemOf: (found) =>
      `« ${found.trim().slice(0, 20)} » : une espace insécable à côté de ce signe en fait du texte ; mettez une espace ordinaire.`,
  },
  {
    field: 'titre',
    pattern: /(?<=^|\n)#{1,6}(?=[^#\s])[^\n]*/g,
    problemOf: (found) => `« ${found.slice(0, 20)} » : il manque une espace après ${/^#+/.exec(found)?.[0]}.`,
  },
  {
    field: 'titre',
    pattern: /(?<=\S[^\n]*\n)(?:-+|=+)[^\S\n]*(?=\n|$)/g,
    problemOf: () =>
      'des traits sous une ligne en font un titre : commencez le titre par ##, ou laissez une ligne vide.',
    clear: blank,
  },
  {
    field: 'tableau',
    pattern: /(?<=\S[^\n]*)\t[^\n]*/g,
    problemOf: () => 'une tabulation : un tableau collé n’est pas lu ; écrivez une liste.',
  },
  {
    field: 'lien',
    pattern: /\[[^\]\n]+\] +\((?:https?:|mailto:|tel:|\/|#|www\.)[^)\n]*\)/g,
    problemOf: (found) => `« ${found} » : pas d’espace entre le crochet et la parenthèse.`,
  },
  {
    field: 'lien',
    pattern: /(?<!\])\([^()\n]+\)\[(?:https?:|mailto:|tel:|\/|#|www\.)[^\]\n]*\]/g,
    problemOf: (found) => `« ${found} » : le texte va entre crochets, l’adresse entre parenthèses, [texte](/adresse).`,
  },
]

/** Markdown link for a bare URL or e-mail. */
export function linkTo(href: string): string {
  if (/^[^/]*@/.test(href)) return `[${href.replace(/^mailto:/, '')}](mailto:${href.replace(/^mailto:/, '')})`
  return `[le nom de la page](${/^https?:/.test(href) ? href.replace(/^http:/, 'https:') : `https://${href}`})`
}

/**
 * Finds all faults.
 * @returns the faults, and a text that MDX can parse, with the same line numbers
 */
export function readPasted(text: string): { faults: Fault[]; readable: string } {
  const faults: Fault[] = []
  let readable = text
  let left = withoutCode(readable)
  for (const { field, pattern, problemOf, clear } of rules) {
    const cleared: [start: number, text: string][] = []
    left = left.replaceAll(pattern, (found: string, ...rest: unknown[]) => {
      const at = rest.findIndex((one) => typeof one === 'number')
      const start = rest[at] as number
      const from = start + (found.length - found.trimStart().length)
      const line = left.slice(0, from).split('\n').length
      const problem = problemOf(found, at > 0 ? (rest[0] as string | undefined) : undefined, text)
      if (problem) faults.push({ line, field, problem })
      if (clear) cleared.push([start, clear(found)])
      return blank(found)
    })
    for (const [start, instead] of cleared)
      readable = readable.slice(0, start) + instead + readable.slice(start + instead.length)
  }
  return { faults, readable }
}
