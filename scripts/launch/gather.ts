import path from 'node:path'
import { config } from '../../src/site/config.ts'
import { loadProjets } from '../content/read.ts'
import { type Finding, launchFindings } from './findings.ts'

/** What is left to do on this site, in this environment. */
export async function gatherFindings(): Promise<Finding[]> {
  const { found } = await loadProjets(path.resolve('src/content/projets'), true)
  return launchFindings(
    config,
    found.map(({ name, data }) => ({ ...data, name })),
  )
}
