/** Publishes the demonstration sites: HTML and CSS without scripts, excluded from search engines. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { demonstrationPath, demonstrationSource, ecranName } from '../content/demonstrations.ts'
import type { NamedProjet } from '../content/read.ts'
import { CommandError } from '../explain.ts'
import { withDemonstrationPolicy } from '../hosts/policy.ts'
import { readText } from '../text.ts'
import { hashOf, nameLength } from './cache.ts'
import { fileOf } from './files.ts'

/** A published page. */
export interface DemonstrationPage {
  html: string
  /** Path on the site → file of the repository. */
  fonts: Map<string, string>
}

/**
 * A page of a demonstration as published: styles inlined, `noindex` and the policy added, fonts named by their content.
 * @param basePath begins and ends with a slash
 * @throws Error when a file is missing; CommandError when no stylesheet is linked: `noindex` is written in the place of the links
 */
export function readDemonstration(projet: string, ecran: string, basePath: string): DemonstrationPage {
  const source = demonstrationSource(projet, ecran)
  const besidePage = (file: string) => path.join(path.dirname(source), file)
  const fonts = new Map<string, string>()
  const styleOf = (file: string) =>
    readText(besidePage(file))
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(/url\("?(fonts\/[^")]+)"?\)/g, (_, font: string) => {
        const from = besidePage(font)
        const hash = hashOf(readFileSync(from)).slice(0, nameLength)
        const published = `assets/demonstration/${path.basename(font, '.woff2')}-${hash}.woff2`
        fonts.set(published, from)
        return `url(${basePath}${published})`
      })
      .trim()
  const sheets = /(?:<link rel="stylesheet" href="[^"]+">\s*)+/
  const text = readText(source)
  if (!sheets.test(text))
    throw new CommandError(`${source} n’a pas de feuille de style : il faut <link rel="stylesheet" href="…">.`)
  const html = text
    .replace(sheets, (links) => {
      const style = [...links.matchAll(/href="([^"]+)"/g)].map(([, file]) => styleOf(file as string)).join('\n')
      return `<meta name="robots" content="noindex">\n<style>${style}</style>\n`
    })
    .replaceAll('href="/', `href="${basePath}`)
  return { html: withDemonstrationPolicy(html), fonts }
}

/** A screen that can be tried: names of its project and of the screen. */
interface Demonstration {
  projet: string
  ecran: string
}

/** Screens with an `essai`, of the projects shown. */
export const demonstrationsOf = (projets: NamedProjet[]): Demonstration[] =>
  projets.flatMap(({ name, ecrans }) =>
    ecrans.flatMap(({ essai, fichier }) => (essai ? [{ projet: name, ecran: ecranName(fichier) }] : [])),
  )

/**
 * Writes pages and fonts of the demonstrations.
 * @param prepareFile path in dist/ of a file of the site
 * @returns the pages written
 */
export function writeDemonstrations(
  demonstrations: Demonstration[],
  prepareFile: (file: string) => string,
  basePath: string,
): string[] {
  return demonstrations.map(({ projet, ecran }) => {
    const { html, fonts } = readDemonstration(projet, ecran, basePath)
    for (const [file, from] of fonts) copyFileSync(from, prepareFile(file))
    const file = fileOf(demonstrationPath(projet, ecran))
    writeFileSync(prepareFile(file), html)
    return file
  })
}
