/**
 * Remark plugin that groups a study into parts, one per title: `Partie`; the last but one is `Ecrans`, beside the project's screens; the
 * last is `Appris`. Only their order counts. A study of fewer than three titles has `Partie` only, and its screens stand alone.
 */
import type { Node } from '../content/study.ts'

const element = (name: string, children: Node[]): Node => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children,
})

/** Splits off the first sentence of a paragraph, if it is plain text: it is set in large type. */
function firstSentenceApart(paragraph: Node): Node[] {
  const [first, ...others] = paragraph.children ?? []
  const end = first?.type === 'text' ? (first.value ?? '').search(/(?<=[.!?…])\s+(?=[\p{Lu}«])/u) : -1
  if (!first || end < 0) return [paragraph]
  const [opening, rest] = [(first.value ?? '').slice(0, end), (first.value ?? '').slice(end).trimStart()]
  const part = (children: Node[]): Node => ({ type: 'paragraph', children })
  return [part([{ type: 'text', value: opening }]), part([{ type: 'text', value: rest }, ...others])]
}

/** The last part: title, first sentence in large type, the rest. */
function learned([title, ...nodes]: Node[]): Node {
  const at = nodes.findIndex(({ type }) => type === 'paragraph')
  const [sentence, ...rest] = at < 0 ? [] : firstSentenceApart(nodes[at] as Node)
  const others = [...nodes.slice(0, Math.max(0, at)), ...rest, ...nodes.slice(at + 1)]
  return element('Appris', [
    ...(title ? [title] : []),
    ...(sentence ? [element('Phrase', [sentence])] : []),
    ...(others.length > 0 ? [element('Suite', others)] : []),
  ])
}

/** Remark plugin. */
export const studySections = () => (tree: Node) => {
  const nodes = tree.children ?? []
  const isTitle = ({ type, depth }: Node) => type === 'heading' && depth === 2
  const starts = nodes.flatMap((node, index) => (isTitle(node) ? [index] : []))
  const before = nodes.slice(0, starts[0] ?? nodes.length)
  const parts = starts.map((start, rank) => nodes.slice(start, starts[rank + 1]))
  const isWhole = parts.length > 2
  const last = isWhole ? parts.pop() : undefined
  const screens = isWhole ? parts.pop() : undefined
  tree.children = [
    ...(before.length > 0 ? [element('Partie', before)] : []),
    ...parts.map((part) => element('Partie', part)),
    element('Ecrans', screens ?? []),
    ...(last ? [learned(last)] : []),
  ]
}
