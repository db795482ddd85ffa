import path from 'node:path'
import { config } from '../../src/site/config.ts'
import { readProjets } from '../vite/projets.ts'
import { launchFindings } from './findings.ts'

/** The ordinary build only says how much is left to do: a site in progress must build. */
export async function warnAboutLaunch() {
  const missing = launchFindings(config, await readProjets(path.resolve('src/content/projets')))
  if (missing.length > 0)
    console.warn(`Avant la mise en ligne, ${missing.length} point(s) à voir : npm run check:launch.`)
}
