import { setTimeout as delay } from 'node:timers/promises'
import type { Plugin } from 'vite'

/** How long nothing has to be asked for before the server restarts, and how long a restart may wait for that, in milliseconds. */
const quiet = 500
const longest = 10_000
/** Within this time of a restart open tabs ask for their page again: Vite's client looks for the server each second. */
const comeback = 2500

/**
 * While developing, a server that has to restart first sends what it was asked for. Two saves of `src/site/config.ts` within seconds
 * would cut off the page that the first one reloads, and a browser that was cut off does not ask again.
 */
export const patientRestart = (): Plugin => ({
  name: 'patient-restart',
  apply: 'serve',
  configureServer(server) {
    let pending = 0
    let lastAnswer = Date.now() + comeback - quiet
    server.middlewares.use((_, response, next) => {
      pending++
      response.once('close', () => {
        pending--
        lastAnswer = Date.now()
      })
      next()
    })
    const restart = server.restart.bind(server)
    server.restart = async (...options) => {
      const until = Date.now() + longest
      while ((pending > 0 || Date.now() - lastAnswer < quiet) && Date.now() < until) await delay(50)
      await restart(...options)
    }
  },
})
