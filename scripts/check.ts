/**
 * `npm run check`: what the build refuses, types, lint, unused code, unit and content tests in parallel, then style advice, which never
 * fails. Prints only the duration of what succeeds. vite.config.ts is imported here so that a mistake in it is reported at its own line:
 * Vitest reports that of a bundled copy.
 */
import '../vite.config.ts'
import { checkSources } from './checkSources.ts'
import { explain } from './explain.ts'
import { runTogether } from './run.ts'

const steps = ['check:types', 'check:lint', 'check:unit'].map((script) => ({
  name: `npm run ${script}`,
  command: `npm run --silent ${script}`,
}))
const areSourcesRight = checkSources().then(
  () => true,
  (error) => {
    console.error(`${explain(error)}\n`)
    return false
  },
)
const failed = await runTogether(steps)
process.exitCode = (await areSourcesRight) && failed.length === 0 ? 0 : 1
if (process.exitCode === 0) await runTogether([{ name: 'Style des textes', command: 'tsx scripts/check-style.ts' }])
