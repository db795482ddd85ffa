/** Ids of a study's links to pages of the site, under which clicks are measured. */
import { visit } from 'unist-util-visit'

interface Element {
  tagName: string
  properties: { href?: string; id?: string }
}

/** Rehype plugin: the id is the end of the link's target, with a number from the second link of that id on. */
export const studyLinks = () => (tree: Parameters<typeof visit>[0]) => {
  const taken = new Set<string>()
  visit(tree, 'element', ({ tagName, properties }: Element) => {
    if (tagName !== 'a' || !properties.href?.startsWith('/')) return
    const name = `etude-${properties.href.split(/[/#]/).at(-1)}`
    let id = name
    for (let rank = 2; taken.has(id); rank += 1) id = `${name}-${rank}`
    taken.add(id)
    properties.id = id
  })
}
