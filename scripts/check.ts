/**
 * `npm run check`: types, lint, unused code, unit and content tests in parallel. Prints only the duration of what succeeds. Then style
 * advice, which never fails. The configuration is imported for its mistakes: Vitest would give the place of a copy.
 */
import '../vite.config.ts'
import { runTogether } from './run.ts'

const steps = ['check:types', 'check:lint', 'check:unit'].map((script) => ({
  name: `npm run ${script}`,
  command: `npm run --silent ${script}`,
}))
process.exitCode = (await runTogether(steps)).length === 0 ? 0 : 1
if (process.exitCode === 0) await runTogether([{ name: 'Style des textes', command: 'tsx scripts/check-style.ts' }])
