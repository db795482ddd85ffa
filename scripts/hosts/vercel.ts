/** `vercel.json` (https://vercel.com/docs/project-configuration), read at the root of what is deployed. */
import { cacheControl, type HostRules } from './rules.ts'

const listOf = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }))

export function vercelJson({ basePath, headers, redirects }: HostRules): string {
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // Of `x`, `x/` and `x.html`, the first answers and the others lead to it.
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: `${basePath}(.*)`, headers: listOf({ ...headers, 'Cache-Control': cacheControl.others }) },
      { source: `${basePath}assets/(.*)`, headers: listOf({ 'Cache-Control': cacheControl.hashed }) },
    ],
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  }
  return `${JSON.stringify(configuration, null, 2)}\n`
}
