/**
 * `vercel.json` (https://vercel.com/docs/project-configuration), at the root of the deployment. The last matching rule wins; at most 2,048
 * rules, with a `source` of at most 4,096 characters (vercel/vercel, packages/routing-utils/src/schemas.ts).
 */
import { escapeRegExp } from './fill.ts'
import { cacheControl, encodedForms, type HostRules } from './rules.ts'

const listOf = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }))

/** Keeps each `source` far below its limit. */
const filesByRule = 40

/** Patterns that match exactly these files. */
const patternsOf = (files: string[]): string[] =>
  files.length === 0
    ? []
    : [`(${files.slice(0, filesByRule).map(escapeRegExp).join('|')})`, ...patternsOf(files.slice(filesByRule))]

/** A path as `cleanUrls` and `trailingSlash`, which redirect first, leave it. */
const cleanForm = (path: string) => path.replace(/\/$/, '').replace(/(?:\/index)?\.html$|\/index$/, '')

/** @param hashedFiles names below assets/: a rule for the folder would also apply to its 404s */
export function vercelJson({ basePath, headers, redirects }: HostRules, hashedFiles: string[]): string {
  const destinations = new Map(
    redirects.flatMap(({ from, to }) => encodedForms(cleanForm(from)).map((source) => [source, to])),
  )
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // `/x` is served; `/x/` and `/x.html` redirect to it.
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: `${basePath}(.*)`, headers: listOf({ ...headers, 'Cache-Control': cacheControl.others }) },
      ...patternsOf(hashedFiles).map((pattern) => ({
        source: `${basePath}assets/${pattern}`,
        headers: listOf({ 'Cache-Control': cacheControl.hashed }),
      })),
    ],
    redirects: [...destinations].map(([source, destination]) => ({ source, destination, statusCode: 301 })),
  }
  return `${JSON.stringify(configuration, null, 2)}\n`
}
