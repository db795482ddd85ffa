/**
 * `npm run check`: types, lint and unused code, unit and content tests, at the same time. What each says is printed when it ends, whole;
 * of one that succeeds, its time only.
 */
import { spawn } from 'node:child_process'

const scripts = ['check:types', 'check:lint', 'check:unit']

/** Runs an npm script; what it says waits for its end, so that three voices do not mix. */
const run = (script: string) =>
  new Promise<boolean>((resolve) => {
    const started = performance.now()
    const child = spawn('npm', ['run', '--silent', script], {
      shell: process.platform === 'win32',
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    })
    const said: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => said.push(data))
    child.on('error', (error) => said.push(Buffer.from(error.message)))
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1).replace('.', ',')
      if (code !== 0) process.stdout.write(Buffer.concat(said))
      console.log(`${code === 0 ? '✓' : '✗'} npm run ${script} : ${seconds} s`)
      resolve(code === 0)
    })
  })

const results = await Promise.all(scripts.map(run))
process.exitCode = results.every(Boolean) ? 0 : 1
