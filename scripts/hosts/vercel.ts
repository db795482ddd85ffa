/**
 * `vercel.json` (https://vercel.com/docs/project-configuration), read at the root of what is deployed. Of rules that match, the last wins;
 * at most 2,048 of them, with a `source` of at most 4,096 characters (vercel/vercel, packages/routing-utils/src/schemas.ts).
 */
import { literal } from './fill.ts'
import { cacheControl, type HostRules } from './rules.ts'

const listOf = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }))

/** Far below what a `source` may hold, whatever the names of files. */
const filesByRule = 40

/** Patterns that match each of these files and nothing else. */
const patternsOf = (files: string[]): string[] =>
  files.length === 0
    ? []
    : [`(${files.slice(0, filesByRule).map(literal).join('|')})`, ...patternsOf(files.slice(filesByRule))]

/** @param hashedFiles names below assets/, all of them named: a rule for the folder would hold for what is not found in it too */
export function vercelJson({ basePath, headers, redirects }: HostRules, hashedFiles: string[]): string {
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // Of `x`, `x/` and `x.html`, the first answers and the others lead to it.
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: `${basePath}(.*)`, headers: listOf({ ...headers, 'Cache-Control': cacheControl.others }) },
      ...patternsOf(hashedFiles).map((pattern) => ({
        source: `${basePath}assets/${pattern}`,
        headers: listOf({ 'Cache-Control': cacheControl.hashed }),
      })),
    ],
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  }
  return `${JSON.stringify(configuration, null, 2)}\n`
}
