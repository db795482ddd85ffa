import type { ServerResponse } from 'node:http'
import { stripVTControlCharacters } from 'node:util'
import type { Plugin } from 'vite'
import { escapeText } from '../escape.ts'

/** Vite gives up on a module after a minute, which a busy machine may take; the next request finds it ready. */
const isLate = (message: string) => /timed out after \d+ms/.test(message)

/** An HTML page with the message. It includes Vite's client, if the server can serve it, which reloads the page. */
const pageOf = (message: string) => `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>À corriger</title>
${isLate(message) ? '<meta http-equiv="refresh" content="3">' : ''}
<script type="module" src="/@vite/client" onerror="setTimeout(() => location.reload(), 1000)"></script>
<style>body { margin: 2rem; background: #120d1d; color: #fff; font: 1rem/1.6 monospace } pre { white-space: pre-wrap }</style>
<h1>Cette page ne peut pas être montrée</h1>
${
  isLate(message)
    ? '<p>La machine est occupée : une minute n’a pas suffi à préparer cette page. Elle se recharge d’elle-même dans trois secondes.</p>'
    : `<p>Elle se recharge d’elle-même dès qu’un fichier change.</p>
<pre>${escapeText(stripVTControlCharacters(message))}</pre>`
}
`

/**
 * Development: answers a page that fails to render with its error, reloaded after the fix; one that is late, with a page that asks again.
 * vite-react-ssg answers in plain text, without encoding or client.
 */
export const errorPage = (): Plugin => ({
  name: 'site:error-page',
  apply: 'serve',
  configureServer(server) {
    let isBroken = false
    server.middlewares.use((_, response: ServerResponse, next) => {
      const end = response.end.bind(response) as (body?: unknown, ...others: unknown[]) => ServerResponse
      response.end = (body?: unknown, ...others: unknown[]) => {
        if (response.statusCode !== 500 || response.headersSent || response.hasHeader('Content-Type'))
          return end(body, ...others)
        isBroken = true
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        return end(pageOf(String(body)))
      }
      next()
    })
    // Delayed: copying a folder causes many events.
    const reload = () => {
      if (isBroken) server.environments.client.hot.send({ type: 'full-reload' })
      isBroken = false
    }
    server.watcher.on('all', () => void setTimeout(reload, 150))
  },
})
