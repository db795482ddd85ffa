import { compileSync, createProcessor } from '@mdx-js/mdx'
import { expect, test } from 'vitest'
import type { Node } from '../../scripts/content/study'
import { studyLinks } from '../../scripts/vite/studyLinks'
import { studySections } from '../../scripts/vite/studySections'

const words = ({ value = '', children = [] }: Node): string => value + children.map(words).join('')

/** The parts of a study, with their texts. */
function partsOf(text: string): [string, string][] {
  const parsed = createProcessor().parse(text) as unknown as Node
  studySections()(parsed)
  return (parsed.children ?? []).map((node) => [node.name ?? node.type, words(node)])
}

test('a study is composed by the order of its titles, whatever they say', () => {
  const study = '## A\n\nUn.\n\n## B\n\n- Deux.\n\n## C\n\nTrois.\n\n## D\n\nÀ retenir. Le reste.'
  expect(partsOf(study)).toEqual([
    ['Partie', 'AUn.'],
    ['Partie', 'BDeux.'],
    ['Ecrans', 'CTrois.'],
    ['Appris', 'DÀ retenir.Le reste.'],
  ])
})

test('a study of one or two titles, or of none, is shown whole, and its screens by themselves', () => {
  expect(partsOf('Un mot.\n\n## A\n\nUn.')).toEqual([
    ['Partie', 'Un mot.'],
    ['Partie', 'AUn.'],
    ['Ecrans', ''],
  ])
  expect(partsOf('Un mot.')).toEqual([
    ['Partie', 'Un mot.'],
    ['Ecrans', ''],
  ])
})

test.each([
  ['Il est 10 h 30. Le pain sort.', ['Il est 10 h 30.', 'Le pain sort.']],
  ['Une seule phrase, à retenir.', ['Une seule phrase, à retenir.']],
  ['Que faire ? « Rien ».', ['Que faire ?', '« Rien ».']],
])('of what was learned, the first sentence is set apart: %s', (text, sentences) => {
  const parsed = createProcessor().parse(`## A\n\n## B\n\n## C\n\n${text}`) as unknown as Node
  studySections()(parsed)
  const learned = parsed.children?.at(-1)?.children?.filter(({ type }) => type !== 'heading') ?? []
  expect(learned.map(words)).toEqual(sentences)
})

test('links of a study have ids of their own, also to one page, and to places of one name', () => {
  const study = '[a](/x) [b](/x) [c](/y#x) [d](/x-2) [e][f] [g](https://a.fr)\n\n[f]: /x'
  const ids = [...String(compileSync(study, { rehypePlugins: [studyLinks] })).matchAll(/id: "([^"]+)"/g)].map(
    ([, id]) => id,
  )
  expect(new Set(ids).size).toBe(5)
})
