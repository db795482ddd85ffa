/**
 * Parts of a study, one for each of its titles: `Partie`, then `Ecrans` for the last but one, beside the screens of the project, and `Appris`
 * for the last. Their order counts, not their words. A study of fewer than three titles has parts alone; its screens then stand by themselves.
 */
import type { Node } from '../content/study.ts'

const element = (name: string, children: Node[]): Node => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children,
})

/** The first sentence of a paragraph in a paragraph of its own, where it ends in plain text: what was learned is shown in large. */
function firstSentenceApart(paragraph: Node): Node[] {
  const [first, ...others] = paragraph.children ?? []
  const end = first?.type === 'text' ? (first.value ?? '').search(/(?<=[.!?…])\s+(?=[\p{Lu}«])/u) : -1
  if (!first || end < 0) return [paragraph]
  const [said, rest] = [(first.value ?? '').slice(0, end), (first.value ?? '').slice(end).trimStart()]
  const part = (children: Node[]): Node => ({ type: 'paragraph', children })
  return [part([{ type: 'text', value: said }]), part([{ type: 'text', value: rest }, ...others])]
}

/** The last part of a study: its title, its first sentence set large, and the rest. */
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

/** Remark plugin: see above. */
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
