/**
 * `npm run build:variante`: the site built another way for tests/browser/variant.spec.ts and tests/hosts, under a base path, closed to search
 * engines, with a contact endpoint that the tests answer to.
 */
import { variant, variantFolder } from './variante.ts'

Object.assign(process.env, variant)
process.argv.push('--out', variantFolder)
await import('./build.ts')
