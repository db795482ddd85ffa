/** Finds texts in a source: strings, JSX and MDX text, never code. */
import { type ESTree, Visitor } from 'vite'
import { parse } from '../content/parse.ts'

type Span = { start: number; end: number }

/** All strings and texts of a TypeScript source, including non-words. */
function spansOf(file: string, code: string): Span[] {
  const spans: Span[] = []
  const add = ({ start, end }: Span) => spans.push({ start, end })
  new Visitor({
    Literal: (node: ESTree.Node & { value?: unknown }) => {
      if (typeof node.value === 'string') add({ start: node.start + 1, end: node.end - 1 })
    },
    TemplateElement: (node: Span) => add(node),
    JSXText: (node: Span) => add(node),
  } as ConstructorParameters<typeof Visitor>[0]).visit(parse(file, code))
  return spans.sort((a, b) => b.start - a.start)
}

/** A text without a word, or a list without an item. */
function isEmpty(value: ESTree.Node): boolean {
  if (value.type === 'Literal') return typeof value.value === 'string' && value.value.trim() === ''
  if (value.type === 'TemplateLiteral') return value.expressions.length === 0 && !value.quasis[0]?.value.raw.trim()
  return value.type === 'ArrayExpression' && value.elements.length === 0
}

/**
 * @param file name with the extension .ts
 * @returns the fields of a source that hold an empty text or list, with their place
 */
export function emptiesOf(file: string, code: string): { name: string; start: number }[] {
  const empties: { name: string; start: number }[] = []
  new Visitor({
    Property: ({ key, value }) => {
      if (isEmpty(value)) empties.push({ name: code.slice(key.start, key.end), start: value.start })
    },
  }).visit(parse(file, code))
  return empties
}

/** An amount, a register number, a telephone number: « 5 000 € », « 123 456 789 », « 03 20 00 00 00 ». */
const isNumber = (text: string) => /^(?:\d{1,3}(?: \d{3})+(?: €)?|0\d(?: \d\d){4})$/.test(text)

/** A media query, which has words and spaces too. */
const isQuery = (text: string) => /^\([a-z-]+(?:: | [<>])/.test(text)

/** True of SVG path data: commands, each with its numbers. */
const isPath = (text: string) => /^(?:[MLHVCSQTA](?:[\s,]*-?\d*\.?\d+)+\s*|Z\s*)+$/i.test(text)

/** True of a URL or a path, whose apostrophe is not that of a text. */
const isHref = (text: string) => /^(?:[a-z][a-z\d+.-]*:|\/)\S*$/i.test(text)

/** True of visible text (several words, a capitalised word, or a number), false of identifiers, paths and classes. */
export const isProse = (text: string) =>
  (!isQuery(text) &&
    !isPath(text) &&
    !isHref(text) &&
    /\p{L}{2,}|\d \p{L}/u.test(text) &&
    /\s|^\p{Lu}|\p{L}'\p{L}/u.test(text)) ||
  isNumber(text)

/** In MDX, what is no text: blocks and spans of code, hrefs with the titles of their images, elements, definitions of links. */
const kept = new RegExp(
  [
    String.raw`(?<=^|\n)(?<fence>\`{3,}|~{3,})[\s\S]*?(?:\n\k<fence>[^\n]*|$)`,
    String.raw`(?<!\`)(?<ticks>\`+)(?!\`)[\s\S]*?(?<!\`)\k<ticks>(?!\`)`,
    // An href may hold parentheses.
    String.raw`\]\((?:[^()]|\([^()]*\))*\)`,
    String.raw`(?<=^|\n)\[[^\]\n]+\]:[^\n]*`,
    String.raw`(?<!\\)<[\w/!][^>]*>`,
  ].join('|'),
  'g',
)

/**
 * Changes the texts of a source. In MDX, code blocks, attributes and URLs are left alone; image titles are texts.
 * @param file name with the extension .ts, .tsx or .mdx
 * @param change receives each text as written in the source, escapes included
 */
export function changeTexts(file: string, code: string, change: (text: string) => string): string {
  if (file.endsWith('.mdx')) {
    let result = ''
    let at = 0
    for (const { 0: part, index } of code.matchAll(kept)) {
      const titled = /^\]\(|^\[/.test(part) ? part.replace(/(?<=\s")[^"]*(?="\)?\s*$)/, change) : part
      result += change(code.slice(at, index)) + titled
      at = index + part.length
    }
    return result + change(code.slice(at))
  }
  return spansOf(file, code).reduce(
    (result, { start, end }) => result.slice(0, start) + change(result.slice(start, end)) + result.slice(end),
    code,
  )
}

/**
 * @param file name with the extension .ts or .tsx
 * @returns visible texts of a source as written, with the place of their first character, in their order
 */
export const proseOf = (file: string, code: string): { text: string; start: number }[] =>
  spansOf(file, code)
    .map(({ start, end }) => ({ text: code.slice(start, end), start }))
    .filter(({ text }) => isProse(text))
    .reverse()

/**
 * @param file name with the extension .ts, .tsx or .mdx
 * @returns visible texts of a source in their order, with ordinary spaces and without emphasis
 */
export function textsOf(file: string, code: string): string[] {
  const found: string[] = []
  if (file.endsWith('.mdx'))
    changeTexts(file, code, (text) => {
      found.push(text)
      return text
    })
  else found.push(...proseOf(file, code).map(({ text }) => text))
  // A part of a template comes with its delimiters.
  return found.map((text) => text.replaceAll(/\\u00a0|\\u202f/g, ' ').replaceAll(/\*\*|^[`}]|`$|\$\{$/g, ''))
}
