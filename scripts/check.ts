/** `npm run check`: types, lint and unused code, unit and content tests, at the same time. Of what succeeds, only the time is printed. */
import { runTogether } from './run.ts'

const steps = ['check:types', 'check:lint', 'check:unit'].map((script) => ({
  name: `npm run ${script}`,
  command: `npm run --silent ${script}`,
}))
process.exitCode = (await runTogether(steps)) ? 0 : 1
