/** `npm run fix` sets the French typography of every text written in src/: strings, JSX text and MDX, never code. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { listFiles } from '../build/files.ts'
import { typeset } from './rules.ts'

type Span = { start: number; end: number }

/** A text one reads: words, or one that begins with a capital, not an identifier, a path or a class. */
const isProse = (text: string) => /\p{L}{2,}|\d \p{L}/u.test(text) && /\s|^\p{Lu}|\p{L}'\p{L}/u.test(text)

/** Where a source file has texts to read. */
function proseSpans(file: string, code: string): Span[] {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file} : ${errors[0]?.message}`)
  const spans: Span[] = []
  const add = ({ start, end }: Span) => {
    if (isProse(code.slice(start, end))) spans.push({ start, end })
  }
  new Visitor({
    Literal: (node: ESTree.Node & { value?: unknown }) => {
      if (typeof node.value === 'string') add({ start: node.start + 1, end: node.end - 1 })
    },
    TemplateElement: (node: Span) => add(node),
    JSXText: (node: Span) => add(node),
  } as ConstructorParameters<typeof Visitor>[0]).visit(program)
  return spans
}

function fixSource(file: string, code: string): string {
  let result = code
  for (const { start, end } of proseSpans(file, code).sort((a, b) => b.start - a.start)) {
    const text = result.slice(start, end)
    // Inside '…', a straight apostrophe is written \' : it becomes a curly one, which needs no escape.
    result = result.slice(0, start) + typeset(text.replaceAll(/(?<=\p{L})\\'(?=\p{L})/gu, '’')) + result.slice(end)
  }
  return result
}

/** Code blocks, attributes and links of MDX are left alone. */
const fixMdx = (text: string) =>
  text
    .split(/(```[\s\S]*?```|`[^`]*`|\]\([^)]*\)|<[^>]+>)/)
    .map((part, index) => (index % 2 === 0 ? typeset(part) : part))
    .join('')

const root = path.resolve('src')
for (const name of listFiles(root)) {
  if (!/\.(?:tsx?|mdx)$/.test(name)) continue
  const file = path.join(root, name)
  const before = readFileSync(file, 'utf8')
  const after = name.endsWith('.mdx') ? fixMdx(before) : fixSource(file, before)
  if (after === before) continue
  writeFileSync(file, after)
  console.log(`Typographie : src/${name}`)
}
