/** Runs a server for a test: unprivileged, on a free port, stopped with the test. */
import { type SpawnOptions, spawn } from 'node:child_process'
import { connect, createServer } from 'node:net'
import { ask } from './http'

export interface Running {
  port: number
  stop: () => Promise<void>
}

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Tests started as root run servers as `nobody`. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Asks until it is so, for half a minute.
 * @param isOver when there is no use in asking again
 */
async function waitUntil(isSo: () => Promise<boolean>, isOver = () => false): Promise<boolean> {
  for (let tries = 0; tries < 600 && !isOver(); tries++) {
    if (await isSo()) return true
    await wait(50)
  }
  return false
}

/**
 * Starts a program and waits until it answers.
 * @param asNobody false for a program that writes in its own folder
 * @throws Error with its output, when it ends or never answers
 */
export async function run(
  command: string,
  args: string[],
  port: number,
  { asNobody = true, ...options }: SpawnOptions & { asNobody?: boolean } = {},
): Promise<Running> {
  const child = spawn(command, args, { ...(asNobody && nobody), ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  let ended = false
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data))
  child.on('error', (error) => (output += error.message))
  const end = new Promise<void>((resolve) => child.on('close', () => resolve()))
  void end.then(() => (ended = true))
  const stop = async () => {
    child.kill('SIGTERM')
    await Promise.race([end, wait(5000).then(() => child.kill('SIGKILL'))])
    await end
  }
  const answers = () =>
    ask(port, '/').then(
      () => true,
      () => false,
    )
  if (await waitUntil(answers, () => ended)) return { port, stop }
  await stop()
  throw new Error(`${command} n’a pas démarré :\n${output}`)
}

/** True once something listens on a port of this machine. */
const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .on('connect', () => {
        socket.destroy()
        resolve(true)
      })
      .on('error', () => resolve(false))
  })

/**
 * Starts a helper program of a test, and waits until its port is open.
 * @returns a function that stops it
 * @throws Error when the port never opens
 */
export async function spawnBeside(command: string, args: string[], port: number): Promise<() => void> {
  const child = spawn(command, args, {
    ...nobody,
    stdio: 'ignore',
    // PHP-CGI would exit after 500 requests.
    env: { ...process.env, PHP_FCGI_MAX_REQUESTS: '0' },
  })
  const stop = () => void child.kill('SIGTERM')
  if (await waitUntil(() => listens(port))) return stop
  stop()
  throw new Error(`${command} n’écoute pas sur le port ${port}`)
}
