/**
 * `npm run build:suivante`: the site built once more as its next version, for tests/browser/deployment.spec.ts. One value of the
 * environment is enough for every script to get another name.
 */
import { nextFolder } from './variante.ts'

process.env.SITE_INDEXABLE = 'false'
process.argv.push('--out', nextFolder)
await import('./build.ts')
