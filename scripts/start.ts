/** `npm start`: builds the site, then serves it. A port that is taken is said before the build, which lasts a minute or more. */
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { CommandError } from './explain.ts'
import { listen, portAsked, portTaken, stop } from './ports.ts'

const port = portAsked(4173)
const trial = createServer()
await listen(trial, port).catch(({ code, message }: NodeJS.ErrnoException) => {
  throw new CommandError(code === 'EADDRINUSE' ? portTaken(port) : message)
})
await stop(trial)

for (const [program = '', ...args] of [['scripts/build.ts'], ['scripts/serve.ts', '--port', String(port)]]) {
  const { status } = spawnSync(process.execPath, [...process.execArgv, program, ...args], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
