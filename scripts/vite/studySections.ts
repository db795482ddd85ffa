/**
 * Remark plugin that groups a study by its titles of level 2, in order: each part is a `Partie`, as is text before the first title. With
 * three titles or more the last but one is `Ecrans`, beside the project's screens, and the last `Appris`; with fewer, `Ecrans` is empty.
 */
import type { Node } from '../content/study.ts'

const element = (name: string, children: Node[]): Node => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children,
})

/** Splits off the first sentence of a paragraph, set in large type; one of a single sentence, or that begins with a link, stays whole. */
function firstSentenceApart(paragraph: Node): Node[] {
  const [first, ...others] = paragraph.children ?? []
  const text = first?.type === 'text' ? (first.value ?? '') : ''
  const [, opening, rest] = /^(.*?[.!?…])\s+(?=[\p{Lu}«])(.*)$/su.exec(text) ?? []
  if (opening === undefined || rest === undefined) return [paragraph]
  const part = (children: Node[]): Node => ({ type: 'paragraph', children })
  return [part([{ type: 'text', value: opening }]), part([{ type: 'text', value: rest }, ...others])]
}

/** The last part: title, first sentence in large type, the rest. */
function learned([title, ...nodes]: Node[]): Node {
  const at = nodes.findIndex(({ type }) => type === 'paragraph')
  const [sentence, ...rest] = at < 0 ? [] : firstSentenceApart(nodes[at] as Node)
  const others = at < 0 ? nodes : [...nodes.slice(0, at), ...rest, ...nodes.slice(at + 1)]
  return element('Appris', [
    ...(title ? [title] : []),
    ...(sentence ? [element('Phrase', [sentence])] : []),
    ...(others.length > 0 ? [element('Suite', others)] : []),
  ])
}

export const studySections = () => (tree: Node) => {
  const nodes = tree.children ?? []
  const isTitle = ({ type, depth }: Node) => type === 'heading' && depth === 2
  const starts = nodes.flatMap((node, index) => (isTitle(node) ? [index] : []))
  const before = nodes.slice(0, starts[0] ?? nodes.length)
  const parts = starts.map((start, rank) => nodes.slice(start, starts[rank + 1]))
  const hasScreensPart = parts.length > 2
  const last = hasScreensPart ? parts.pop() : undefined
  const screens = hasScreensPart ? parts.pop() : undefined
  tree.children = [
    ...(before.length > 0 ? [element('Partie', before)] : []),
    ...parts.map((part) => element('Partie', part)),
    element('Ecrans', screens ?? []),
    ...(last ? [learned(last)] : []),
  ]
}
