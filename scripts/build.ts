/**
 * `npm run build`: checks the environment, prerenders every page, and fails with the name of the page that cannot be rendered.
 * `npm run build -- --out FOLDER` builds elsewhere than in dist/.
 */
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { EnvironmentError, readEnvironment } from '../src/site/readEnvironment.ts'
import { withoutJsdom } from './build/noDom.ts'

// vite-react-ssg renders pages in a queue nobody awaits: without this, Node would print the stack of its internals.
process.on('unhandledRejection', fail)

// What is published is always the production build, whatever the shell it is made from.
process.env.NODE_ENV = 'production'
delete process.env.MODE

/** An error and what caused it, with their stacks; a mistake in the environment needs none. */
function explain(error: unknown): string {
  if (error instanceof EnvironmentError) return error.message
  if (!(error instanceof Error)) return String(error)
  return [error.stack ?? error.message, ...(error.cause ? [explain(error.cause)] : [])].join('\n\n')
}

function fail(error: unknown): never {
  console.error(`\nLa construction du site a échoué.\n\n${explain(error)}\n`)
  rmSync('.vite-react-ssg-temp', { recursive: true, force: true })
  process.exit(1)
}

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } })
const started = performance.now()
try {
  readEnvironment(process.env)
  withoutJsdom()
  const { build } = await import('vite-react-ssg/node')
  await build({}, { logLevel: 'warn', build: { outDir: values.out, emptyOutDir: true } })
  const { warnAboutLaunch } = await import('./launch/warn.ts')
  await warnAboutLaunch()
} catch (error) {
  fail(error)
}
const seconds = ((performance.now() - started) / 1000).toFixed(1).replace('.', ',')
const memory = Math.round(process.resourceUsage().maxRSS / 1000)
console.log(`Site construit en ${seconds} s, avec au plus ${memory} Mo de mémoire.`)
