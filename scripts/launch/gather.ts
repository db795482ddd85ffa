import path from 'node:path'
import { sectionProjets as onHome } from '../../src/content/accueil.ts'
import { recente } from '../../src/content/agence.ts'
import { exemples } from '../../src/content/exemples.ts'
import { description, hero } from '../../src/content/projets.ts'
import { vedettes } from '../../src/content/vedettes.ts'
import { config } from '../../src/site/config.ts'
import { pages, projetPath } from '../../src/site/pages.ts'
import { listRedirections } from '../../src/site/redirections.ts'
import { type Found, loadProjets } from '../content/read.ts'
import { today } from '../today.ts'
import { mistakesOfConfig } from './configSchema.ts'
import { type Finding, launchFindings } from './findings.ts'
import { belfryLeft, namesLeft, readTexts } from './names.ts'
import { lostPaths, readPublished } from './publishedPaths.ts'

const list = 'src/content/projets.ts'
/** Texts that say how many projects are real. */
export const textsAboutProjets = [
  { file: list, field: 'description', text: description },
  { file: list, field: 'hero.lead', text: hero.lead },
  { file: 'src/content/accueil.ts', field: 'sectionProjets.intro', text: onHome.intro ?? '' },
  ...(config.references.length === 0
    ? [{ file: 'src/content/agence.ts', field: 'recente', text: recente.points.map(({ text }) => text).join(' ') }]
    : []),
]

/** Every project, drafts included. */
export const readAll = async () => (await loadProjets(path.resolve('src/content/projets'), true)).found

/** Paths of every page of the published site. */
export const publishedPaths = (found: Found[]): string[] => [
  ...Object.values(pages).flatMap((page) => (page.indexable ? [page.path] : [])),
  ...found.flatMap(({ name, data }) => (data?.brouillon ? [] : [projetPath(name)])),
]

/**
 * All findings for this site and environment: mistakes, then required, then advice.
 * @param found every project, drafts included
 */
export function gatherFindings(found: Found[]): Finding[] {
  const projets = found.map(({ name, data }) => ({ ...data, name }))
  const mistakes = mistakesOfConfig(config, today()).map(({ file, field, problem }) => ({
    niveau: 'obligatoire' as const,
    file,
    field,
    what: `à corriger : ${field}`,
    why: problem,
  }))
  const demonstrations = projets.filter(({ demonstration }) => demonstration).map(({ name }) => name)
  const lost = lostPaths(
    readPublished(),
    publishedPaths(found),
    listRedirections().map(({ from }) => from),
  )
  return launchFindings(config, projets, { vedettes, exemples }, textsAboutProjets, [
    ...mistakes,
    ...lost,
    ...namesLeft(config, readTexts(demonstrations)),
    // A blank place is among the mistakes.
    ...(config.lieu ? belfryLeft(config) : []),
  ])
}
