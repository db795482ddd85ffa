/** Commands run at the same time, by `npm run check` and `npm test`. */
import { spawn } from 'node:child_process'

export interface Step {
  name: string
  /** Program and arguments, separated by spaces; programs of node_modules by their name, as in npm scripts. */
  command: string
  /** Folder it runs in, when it is not this one. */
  cwd?: string
  /** Variables it has besides ours. */
  env?: Record<string, string>
}

/** Runs one command to its end. What it prints is kept until then, unless it is alone, and printed whole if it fails. */
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
      const seconds = ((performance.now() - started) / 1000).toFixed(1).replace('.', ',')
      console.log(`${code === 0 ? '✓' : '✗'} ${name} : ${seconds} s`)
      resolve(code === 0)
    }),
  )
}

/** @returns the steps that failed */
export async function runTogether<T extends Step>(steps: T[]): Promise<T[]> {
  const results = await Promise.all(steps.map((step) => run(step, steps.length === 1)))
  return steps.filter((_, index) => !results[index])
}
