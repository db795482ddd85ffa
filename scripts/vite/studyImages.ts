/** Images of a study: `![what it shows](./ecran.png "caption")` alone on its line becomes a figure, with the files the page needs. */
import path from 'node:path'
import { visit } from 'unist-util-visit'
import type { ImageOf } from '../build/images.ts'
import type { Node } from '../content/study.ts'

/** Widths of the files, in pixels: the column is at most 600 CSS pixels wide (`sizes` in Illustration.tsx). */
const widths = [480, 800, 1200]

/** Remark plugin. Images inside sentences have been rejected by scripts/content/study.ts. */
export function studyImages(this: { parse: (text: string) => Node }, imageOf: ImageOf) {
  return async (tree: Node, study: { path: string }) => {
    const figures: Promise<void>[] = []
    const write = async (paragraph: Node, { url = '', alt, title }: Node) => {
      const image = await imageOf(path.resolve(path.dirname(study.path), url), { widths })
      const props = Object.entries({ image, alt: alt ?? '', ...(title && { legende: title }) })
      const written = props.map(([name, value]) => `${name}={${JSON.stringify(value)}}`).join(' ')
      Object.assign(paragraph, this.parse(`<Illustration ${written} />`).children?.[0])
    }
    visit(tree as Parameters<typeof visit>[0], 'paragraph', (paragraph: Node) => {
      const [image, ...others] = paragraph.children ?? []
      if (image?.type === 'image' && others.length === 0) figures.push(write(paragraph, image))
    })
    await Promise.all(figures)
  }
}
