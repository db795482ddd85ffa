/** Record of published paths, to find those that would break. */
import { writeFileSync } from 'node:fs'
// Unlike decodeURIComponent, it does not throw on « %zz ».
import { unescape as decode } from 'node:querystring'
import { projetPath } from '../../src/site/pages.ts'
import { readText } from '../text.ts'
import type { Finding } from './findings.ts'

/** One path per line; lines that begin with # are comments. */
export const publishedFile = 'src/site/adresses.txt'

/** Lines of the record that are not blank and no comments, trimmed. */
const linesOf = (text: string) =>
  text.split('\n').flatMap((line, index) => {
    const path = line.trim()
    return path === '' || path.startsWith('#') ? [] : [{ path, line: index + 1 }]
  })

/** Problem of a line of the record, with the path that it means; undefined for a path. */
function problemOfLine(line: string): string | undefined {
  if (/^\/(?!\/)/.test(line)) return undefined
  const near = line.replace(/^(?:https?:)?\/\/[^/]*/i, '').replace(/^(?!\/)/, '/')
  return `il faut un chemin, « ${near} », ou un commentaire, qui commence par « # »`
}

/** As redirects have it: read, and without a slash at its end. */
const asRead = (path: string) =>
  decode(path)
    .normalize()
    .replace(/(?<=.)\/$/, '')

/**
 * Recorded paths that would lead nowhere, and lines that are no path.
 * @param published text of the file of published paths
 * @param paths of the current pages
 * @param redirected old paths with a redirect
 */
export function lostPaths(published: string, paths: readonly string[], redirected: readonly string[]): Finding[] {
  const known = new Set([...paths, ...redirected])
  return linesOf(published).flatMap(({ path, line }) => {
    const place = { niveau: 'obligatoire' as const, file: publishedFile, field: '', line }
    const wrong = problemOfLine(path)
    if (wrong) return [{ ...place, what: `« ${path} » n’est pas un chemin`, why: wrong }]
    if (known.has(asRead(path))) return []
    const isProjet = path.startsWith(projetPath(''))
    const target = isProjet ? `'projets' », ou le chemin d’un projet` : `'accueil' »`
    return [
      {
        ...place,
        what: `« ${path} » a été publiée, et ne mène plus à rien`,
        why: `donnez-lui une redirection dans src/site/redirections.ts, comme « '${path}': ${target} ; si elle n’a jamais été en ligne, retirez cette ligne`,
      },
    ]
  })
}

/** Text of the file of published paths. */
export const readPublished = () => readText(publishedFile)

/** Paths that a record lacks, in order. */
const missingFrom = (text: string, paths: readonly string[]): string[] => {
  const recorded = new Set(linesOf(text).map(({ path }) => path))
  return paths.filter((path) => !recorded.has(path)).sort()
}

/** A record with more paths at its end: what its owner has written stays as it is. */
export const withPaths = (text: string, paths: readonly string[]): string =>
  [text.trimEnd(), ...missingFrom(text, paths)].join('\n').concat('\n')

/**
 * Adds paths to the record.
 * @returns the new ones
 */
export function recordPublished(paths: readonly string[]): string[] {
  const text = readPublished()
  const added = missingFrom(text, paths)
  if (added.length > 0) writeFileSync(publishedFile, withPaths(text, paths))
  return added
}
