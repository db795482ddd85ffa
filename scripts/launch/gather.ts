import path from 'node:path'
import { projets as onHome } from '../../src/content/accueil.ts'
import { recente } from '../../src/content/agence.ts'
import { exemples } from '../../src/content/exemples.ts'
import { description, hero } from '../../src/content/projets.ts'
import { vedettes } from '../../src/content/vedettes.ts'
import { config } from '../../src/site/config.ts'
import { type Found, loadProjets } from '../content/read.ts'
import { type Finding, launchFindings } from './findings.ts'
import { mistakesOfConfig } from './mistakes.ts'

/** Today in UTC, `2026-11-20`. */
const today = () => new Date().toISOString().slice(0, 10)

const list = 'src/content/projets.ts'
const said = [
  { file: list, field: 'description', text: description },
  { file: list, field: 'hero.lead', text: hero.lead },
  { file: 'src/content/accueil.ts', field: 'projets.intro', text: onHome.intro ?? '' },
  ...(config.references.length === 0
    ? [{ file: 'src/content/agence.ts', field: 'recente', text: recente.points.map(({ text }) => text).join(' ') }]
    : []),
]

/** Every project, drafts included. */
const readAll = async () => (await loadProjets(path.resolve('src/content/projets'), true)).found

/**
 * What is left to do on this site, in this environment: mistakes first, then what is obligatory, then advice.
 * @param found every project, drafts included, where they have been read
 */
export async function gatherFindings(found?: Found[]): Promise<Finding[]> {
  const projets = (found ?? (await readAll())).map(({ name, data }) => ({ ...data, name }))
  const mistakes = mistakesOfConfig(config, today()).map(({ file, field, problem }) => ({
    niveau: 'obligatoire' as const,
    file,
    field,
    what: `à corriger : ${field}`,
    why: problem,
  }))
  return [...mistakes, ...launchFindings(config, projets, { vedettes, exemples }, said)]
}
