/** Runs a server for a test: unprivileged, on a free port, stopped with the test. */
import { type SpawnOptions, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { listen, stop } from '../../scripts/ports'

export interface Running {
  port: number
  stop: () => Promise<void>
}

export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server, 0, '127.0.0.1')
  await stop(server)
  return port
}

/** Tests started as root run servers as `nobody`. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

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
 * Starts a program and waits, half a minute at most, until its port is open.
 * @param asNobody false for a program that writes in its own folder
 * @throws Error with its output, when it ends or never listens
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
  for (let tries = 0; tries < 600 && !ended; tries++) {
    if (await listens(port)) return { port, stop }
    await wait(50)
  }
  await stop()
  throw new Error(`${command} n’a pas démarré :\n${output}`)
}
