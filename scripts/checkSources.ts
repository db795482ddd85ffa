/** All that can be checked of what an owner edits before a page is rendered: the same for `npm run build` and `npm run check`. */
import path from 'node:path'
import { exemples } from '../src/content/exemples.ts'
import { vedettes } from '../src/content/vedettes.ts'
import { config } from '../src/site/config.ts'
import { pages } from '../src/site/pages.ts'
import { colors, rue, tints } from '../src/theme/tokens.ts'
import { mistakesOfTitles, shareImages } from './build/openGraph.ts'
import { checkContent } from './content/check.ts'
import { mistakesOfWork, refuse } from './content/mistakes.ts'
import { showsDrafts } from './content/read.ts'
import { mistakesOfFacts } from './launch/facts.ts'

/**
 * Checks facts, colours, contents, titles of pages and share images of projects.
 * @returns the contents, and the share images of the projects shown, in the same order
 * @throws ContentError with every mistake
 */
export async function checkSources() {
  const content = checkContent(path.resolve('src/content/projets'), showsDrafts, { vedettes, exemples })
  // Before anything is awaited: a rejection that nobody looks at would end the command.
  const mistakesOfContent = mistakesOfWork(() => content)
  refuse([
    ...(await mistakesOfFacts(config, { colors, tints, rue })),
    ...(await mistakesOfContent),
    ...(await mistakesOfTitles(Object.values(pages).map(({ title }) => title))),
  ])
  const checked = await content
  // Share images of projects need no rendered page: a title that cannot be drawn is reported at once.
  const projetImages = await shareImages(checked.shown.map((projet) => ({ title: projet.titre, projet })))
  return { ...checked, projetImages }
}
