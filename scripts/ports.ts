import type { Server as HttpServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { parseArgs } from 'node:util'
import { CommandError } from './explain.ts'

/**
 * Port of our servers: `--port 3000`, then the variable PORT.
 * @param usual default port
 * @throws CommandError on an invalid port
 */
export function portAsked(usual: number, args = process.argv.slice(2), environment = process.env): number {
  const { values } = parseArgs({ args, options: { port: { type: 'string' } }, strict: false })
  const text = String(values.port ?? environment.PORT ?? '') || String(usual)
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new CommandError(`« ${text} » n’est pas un port : il faut un nombre, comme « --port 3000 ».`)
}

/** Message when a port is taken. */
export const portTaken = (port: number): string =>
  `Le port ${port} est déjà pris, peut-être par un serveur resté en marche. Arrêtez-le, sous Linux et macOS avec « lsof -t -i tcp:${port} -s tcp:listen | xargs kill » ; ou choisissez un autre port, par exemple « PORT=8080 npm run preview » ou « PORT=8080 npm run dev ».`

/**
 * Starts listening.
 * @param port 0 for a free one
 * @param host this machine alone: `127.0.0.1`; all by default
 * @returns the port
 * @throws Error when the port is taken
 */
export const listen = (server: Server, port = 0, host?: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })

/** Stops a server and its connections. */
export const stop = (server: HttpServer): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
