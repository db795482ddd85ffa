/** Build lock, held as a listening socket: two builds in one folder would write the same files. */
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import path from 'node:path'

/** Error of the second build. */
export class BusyError extends Error {
  override name = 'BusyError'
}

/** True when a process listens on the socket. */
const isAnswered = (name: string) =>
  new Promise<boolean>((resolve) => {
    const call = connect(name, () => {
      call.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })

/** Listens on a socket if it can; resolves with the code of the error, if any. */
const tryToListen = (name: string) =>
  new Promise<string | undefined>((resolve) => {
    createServer((call) => call.destroy())
      .on('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'ERROR'))
      // The socket closes with the process, even after a crash.
      .listen(name, () => resolve(undefined))
      .unref()
  })

/**
 * Holds the lock of a folder until the process ends. The build goes on without it where the folder takes no socket, or where another
 * build is the first to take over the lock of a dead one.
 * @param folder root of the site
 * @throws BusyError while another build holds it
 */
export async function lockBuild(folder: string): Promise<void> {
  const socket = path.join(folder, '.cache', 'construction.sock')
  // Relative: the path of a Unix socket has at most some 100 bytes. Windows uses named pipes.
  const name =
    process.platform === 'win32'
      ? `\\\\.\\pipe\\construction-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
      : path.relative('.', socket)
  mkdirSync(path.dirname(socket), { recursive: true })
  if ((await tryToListen(name)) !== 'EADDRINUSE') return
  if (await isAnswered(name))
    throw new BusyError(
      `Une autre construction est en cours dans ce dossier : attendez qu’elle finisse, puis relancez « npm run build ». Si elle n’avance plus, arrêtez-la (Ctrl + C dans son terminal)${process.platform === 'win32' ? '' : `, ou supprimez ${name}`}.`,
    )
  rmSync(socket, { force: true })
  await tryToListen(name)
}
