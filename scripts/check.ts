/**
 * `npm run check`: types, lint and unused code, unit and content tests, at the same time. What each says is printed when it ends, whole;
 * of one that succeeds, its time only.
 */
import { run } from './run.ts'

const scripts = ['check:types', 'check:lint', 'check:unit']

async function check(script: string): Promise<boolean> {
  const { said, succeeded, seconds } = await run('npm', ['run', '--silent', script], false)
  if (!succeeded) process.stdout.write(said)
  console.log(`${succeeded ? '✓' : '✗'} npm run ${script} : ${seconds.toFixed(1).replace('.', ',')} s`)
  return succeeded
}

const results = await Promise.all(scripts.map(check))
process.exitCode = results.every(Boolean) ? 0 : 1
