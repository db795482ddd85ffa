/** Commands run one beside the other, by `npm run check` and `npm test`. */
import { spawn } from 'node:child_process'

export interface Ran {
  /** What the command said, whole: nothing when it was heard. */
  said: Buffer
  succeeded: boolean
  seconds: number
}

/**
 * Runs a command to its end.
 * @param isHeard true to let it speak as it goes; otherwise what it says is given when it ends, so that voices do not mix
 */
export const run = (program: string, args: string[], isHeard: boolean) =>
  new Promise<Ran>((resolve) => {
    const started = performance.now()
    const child = spawn(program, args, {
      stdio: isHeard ? 'inherit' : 'pipe',
      shell: process.platform === 'win32',
      env: { ...process.env, ...(!isHeard && { FORCE_COLOR: process.stdout.isTTY ? '1' : '0' }) },
    })
    const said: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => said.push(data))
    child.on('error', (error) => said.push(Buffer.from(error.message)))
    child.on('close', (code) => {
      resolve({ said: Buffer.concat(said), succeeded: code === 0, seconds: (performance.now() - started) / 1000 })
    })
  })
