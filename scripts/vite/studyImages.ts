/** Images of a study: `![what it shows](./ecran.png "caption")` alone on its line becomes a figure, with the files the page needs. */
import { visit } from 'unist-util-visit'

/** Nodes as remark and MDX describe them: https://github.com/syntax-tree/mdast-util-mdx. */
interface Node {
  type: string
  url?: string
  alt?: string | null
  title?: string | null
  children?: Node[]
}

/** Widths in pixels: the column of a study is 600 CSS pixels wide at most (sizes in Illustration.tsx). */
const widths = '480;800;1200'

const program = (statement: object) => ({ type: 'Program', sourceType: 'module', body: [statement] })

function importOf(variable: string, source: string) {
  const estree = program({
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: variable } }],
    source: { type: 'Literal', value: source },
  })
  return { type: 'mdxjsEsm', value: '', data: { estree } }
}

function figure(variable: string, { alt, title }: Node) {
  const estree = program({ type: 'ExpressionStatement', expression: { type: 'Identifier', name: variable } })
  const image = { type: 'mdxJsxAttributeValueExpression', value: variable, data: { estree } }
  const attributes = Object.entries({ image, alt: alt ?? '', ...(title && { legende: title }) })
  return {
    type: 'mdxJsxFlowElement',
    name: 'Illustration',
    attributes: attributes.map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [],
  }
}

/** Remark plugin. An image inside a sentence is refused before (scripts/content/study.ts). */
export const studyImages = () => (tree: Node) => {
  const imports: Node[] = []
  visit(tree as Parameters<typeof visit>[0], 'paragraph', (found, index, above) => {
    const [image, ...others] = (found as Node).children ?? []
    const siblings = (above as Node | undefined)?.children
    if (image?.type !== 'image' || others.length > 0 || index === undefined || !siblings) return
    const variable = `image${imports.length}`
    const file = `./${image.url?.replace(/^\.\//, '')}`
    imports.push(importOf(variable, `${file}?largeurs=${widths}`))
    siblings[index] = figure(variable, image)
  })
  tree.children?.unshift(...imports)
}
