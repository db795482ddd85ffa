/** Runs commands in parallel, for `npm run check` and `npm test`. */
import { spawn } from 'node:child_process'
import { oneDecimal } from '../src/site/formats.ts'

export interface Step {
  name: string
  /** Program and arguments, separated by spaces; programs of node_modules by name. */
  command: string
  /** Working directory, if another one. */
  cwd?: string
  /** Additional environment variables. */
  env?: Record<string, string>
}

/** Runs one command. Its output is buffered unless it runs alone, and printed on failure. */
function run({ name, command, cwd, env }: Step, isAlone: boolean): Promise<boolean> {
  const started = performance.now()
  const [program = '', ...args] = command.split(' ')
  if (isAlone) console.log(`\n— ${name}\n`)
  const child = spawn(program, args, {
    stdio: isAlone ? 'inherit' : 'pipe',
    shell: process.platform === 'win32',
    ...(cwd && { cwd }),
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => output.push(data))
  child.on('error', (error) => output.push(Buffer.from(error.message)))
  return new Promise((resolve) =>
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(output))
      console.log(`${code === 0 ? '✓' : '✗'} ${name} : ${oneDecimal((performance.now() - started) / 1000)} s`)
      resolve(code === 0)
    }),
  )
}

/** @returns the steps that failed */
export async function runTogether<T extends Step>(steps: T[]): Promise<T[]> {
  const results = await Promise.all(steps.map((step) => run(step, steps.length === 1)))
  return steps.filter((_, index) => !results[index])
}
