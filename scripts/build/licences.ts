/** `third-party-licences.txt`: authors and licences of third-party code and fonts that ship. Unaccepted licences stop the build. */
import { readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fontPackage } from '../../src/theme/tokens.ts'
import { CommandError } from '../explain.ts'
import { readText } from '../text.ts'

/** A package with code that ships, as in Vite's `build.license`. */
export interface Licensed {
  name: string
  /** A font of a demonstration has none. */
  version?: string
  /** SPDX identifier of its licence: `MIT`. */
  identifier?: string
  /** Its licence file, whole. */
  text?: string
}

/**
 * SPDX identifiers of licences that only ask to be shipped with the work (https://spdx.org/licenses). Read a new one before adding it:
 * some require publishing the site's own sources.
 */
const accepted = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1']

/** List that Vite writes (`build.license`), relative to dist/. */
export const licenceList = '.vite/licences.json'

/** A package that ships as a file, which Vite does not list. */
function readPackage(name: string): Licensed {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`)
  const { version, license } = JSON.parse(readText(manifest))
  const folder = path.dirname(manifest)
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  return { name, version, identifier: license, ...(file && { text: readText(path.join(folder, file)) }) }
}

function problemOfLicence({ name, identifier = 'aucune', text }: Licensed): string | undefined {
  if (!accepted.includes(identifier))
    return `${name}, licence ${identifier} : remplacez ce paquet, ou lisez sa licence et acceptez-la dans scripts/build/licences.ts (${accepted.join(', ')} le sont).`
  if (!text?.trim())
    return `${name} : sans fichier de licence, on ne peut pas la citer ; choisissez une version qui en a un.`
  return undefined
}

/**
 * The text to publish, sorted by name for reproducible builds.
 * @throws CommandError naming every package whose licence is missing or not accepted
 */
export function licencesText(packages: Licensed[]): string {
  const problems = packages.flatMap((licensed) => problemOfLicence(licensed) ?? [])
  if (problems.length > 0)
    throw new CommandError(`Licences à voir :\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
  const entries = [...packages]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, version, identifier, text = '' }) => {
      const title = [name, version, `(${identifier})`].filter(Boolean).join(' ')
      return `${title}\n${'='.repeat(title.length)}\n\n${text.trim()}\n`
    })
  return `This site contains work of others, under these terms.\n\n\n${entries.join('\n\n')}`
}

/** The fonts of a demonstration, all under one licence. */
const fontsOf = (projet: string): Licensed => ({
  name: `demonstration-${projet}`,
  identifier: 'OFL-1.1',
  text: readText(path.join('scripts/demonstrations', projet, 'fonts/OFL.txt')),
})

/**
 * Writes `third-party-licences.txt`.
 * @param dist folder of the built site, with Vite's list
 * @param demonstrations names of the projects whose demonstrations ship
 */
export function writeLicences(dist: string, demonstrations: string[]) {
  const bundled: Licensed[] = JSON.parse(readText(path.join(dist, licenceList)))
  const packages = [...bundled, readPackage(fontPackage), ...demonstrations.map(fontsOf)]
  writeFileSync(path.join(dist, 'third-party-licences.txt'), licencesText(packages))
}
