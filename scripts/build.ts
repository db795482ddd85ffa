/** `npm run build`: checks the environment, prerenders every page, and fails with the name of the page that cannot be rendered. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { exemples } from '../src/content/exemples.ts'
import { vedettes } from '../src/content/vedettes.ts'
import { readEnvironment } from '../src/site/readEnvironment.ts'
import { colors } from '../src/theme/tokens.ts'
import { checkHashes } from './content/hashes.ts'

// vite-react-ssg renders pages in a queue nobody awaits: without this, Node would print the stack of its internals.
process.on('unhandledRejection', fail)

// What is published is always the production build, whatever the shell it is made from.
process.env.NODE_ENV = 'production'
delete process.env.MODE

/** Errors whose message says all. By name: Vite's configuration, a bundle of its own, has its own copy of the classes. */
const plain = ['EnvironmentError', 'ContentError']

/** An error and what caused it, with their stacks; a mistake in the environment or in a content needs none. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (plain.includes(error.name)) return error.message
  return [error.stack ?? error.message, ...(error.cause ? [explain(error.cause)] : [])].join('\n\n')
}

function fail(error: unknown): never {
  console.error(`\nLa construction du site a échoué.\n\n${explain(error)}\n`)
  rmSync('.vite-react-ssg-temp', { recursive: true, force: true })
  process.exit(1)
}

const started = performance.now()
try {
  readEnvironment(process.env)
  // After the environment is known to be right: they read it when they are loaded.
  const { checkContent } = await import('./content/check.ts')
  const { showsDrafts } = await import('./content/read.ts')
  const { mistakesOfConfig } = await import('./launch/mistakes.ts')
  const { refuse } = await import('./content/mistakes.ts')
  const { config } = await import('../src/site/config.ts')
  const { mistakesOfColours } = await import('./content/contrasts.ts')
  refuse([...mistakesOfConfig(config, new Date().toISOString().slice(0, 10)), ...mistakesOfColours(colors)])
  const content = await checkContent(path.resolve('src/content/projets'), showsDrafts(false), { vedettes, exemples })
  const { build } = await import('vite-react-ssg/node')
  await build({}, { logLevel: 'warn', build: { emptyOutDir: true } })
  checkHashes(path.resolve('dist'), content.hashLinks)
  if (content.leftOut.length > 0) console.log(`Brouillons laissés de côté : ${content.leftOut.join(', ')}.`)
  // A site in progress must build: it is only said how much is left to do.
  const { gatherFindings } = await import('./launch/gather.ts')
  const findings = await gatherFindings()
  const obligatory = findings.filter(({ niveau }) => niveau === 'obligatoire')
  if (findings.length > 0)
    console.warn(
      `Avant la mise en ligne, ${findings.length} point(s) à voir, dont ${obligatory.length} obligatoire(s) : npm run check:launch.`,
    )
} catch (error) {
  fail(error)
}
const seconds = ((performance.now() - started) / 1000).toFixed(1).replace('.', ',')
const memory = Math.round(process.resourceUsage().maxRSS / 1000)
console.log(`Site construit en ${seconds} s, avec au plus ${memory} Mo de mémoire.`)
