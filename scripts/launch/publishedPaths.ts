/** Record of published paths, to find those that would break. */
import { writeFileSync } from 'node:fs'
import { readText } from '../text.ts'
import type { Finding } from './findings.ts'

/** One path per line; lines that begin with # are comments. */
export const publishedFile = 'src/site/adresses.txt'

const pathsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('/'))

/**
 * Recorded paths that would lead nowhere.
 * @param published text of the file of published paths
 * @param paths of the current pages
 * @param redirected old paths with a redirect
 */
export function lostPaths(published: string, paths: readonly string[], redirected: readonly string[]): Finding[] {
  const known = new Set([...paths, ...redirected])
  return pathsOf(published)
    .filter((path) => !known.has(path))
    .map((path) => ({
      niveau: 'obligatoire',
      file: publishedFile,
      field: '',
      line: published.split('\n').indexOf(path) + 1,
      what: `« ${path} » a été publiée, et ne mène plus à rien`,
      why: `donnez-lui une redirection dans src/site/redirections.ts, comme « '${path}': 'accueil' » ; si elle n’a jamais été en ligne, retirez cette ligne`,
    }))
}

/** Text of the file of published paths. */
export const readPublished = () => readText(publishedFile)

/**
 * Adds paths to the record.
 * @returns the new ones
 */
export function recordPublished(paths: readonly string[]): string[] {
  const text = readPublished()
  const recorded = pathsOf(text)
  const added = paths.filter((path) => !recorded.includes(path))
  if (added.length > 0)
    writeFileSync(
      publishedFile,
      `${text
        .split('\n')
        .filter((line) => line.startsWith('#'))
        .join('\n')}\n${[...recorded, ...added].sort().join('\n')}\n`,
    )
  return added
}
