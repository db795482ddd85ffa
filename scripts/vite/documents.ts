import { stripVTControlCharacters } from 'node:util'
import { matchRoutes } from 'react-router-dom'
import type { Plugin } from 'vite'
import { mistakesOfModules } from '../content/exports.ts'
import { refuse } from '../content/mistakes.ts'
import { escapeText } from '../escape.ts'

/** How long a browser waits for the modules of a page, in milliseconds, before a page tells it that they are on their way. */
const documentTimeout = 5000

/** An HTML page that asks again by itself: once the modules are ready, or a mistake corrected, the page itself comes. */
const pageOf = (title: string, text: string) => `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3">
<title>${title}</title>
<style>body { margin: 2rem; background: #120d1d; color: #fff; font: 1rem/1.6 monospace } pre { white-space: pre-wrap }</style>
<h1>${title}</h1>
<pre>${escapeText(stripVTControlCharacters(text))}</pre>
`

/**
 * Development: loads the modules of a page before vite-react-ssg renders it, and says in French, in the terminal and in the browser, how
 * far they are and what is wrong in them.
 * @param table path of the module that exports `routes`
 */
export const documents = (table = '/src/routes.tsx'): Plugin => ({
  name: 'site:documents',
  apply: 'serve',
  configureServer(server) {
    const { base, logger } = server.config
    const load = async (pathname: string) => {
      const { routes } = await server.ssrLoadModule(table)
      const request = new Request(new URL(pathname, 'http://localhost'))
      for (const { route, params } of matchRoutes(routes, pathname, base) ?? [])
        await Promise.all([route.lazy?.(), typeof route.loader === 'function' && route.loader({ params, request })])
    }
    /** True when facts or copy have changed since the last request: a missing one would fail in English, when it is rendered. */
    let isChanged = false
    server.watcher.on('all', (_, file) => {
      if (/[\\/]src[\\/](?:content|site)[\\/]/.test(file)) isChanged = true
    })
    const checkModules = () => {
      if (!isChanged) return
      refuse(mistakesOfModules(server.config.root))
      isChanged = false
    }
    /** Retries once: Vite gives up on a module after a minute, which a busy machine may take. */
    const loaded = (pathname: string) => load(pathname).catch(() => load(pathname))
    server.httpServer?.once('listening', async () => {
      const start = performance.now()
      logger.info('  La première page se prépare…')
      const isReady = await loaded(base).then(
        () => true,
        // Reported when the page is requested.
        () => false,
      )
      if (isReady) logger.info(`  Première page prête, en ${Math.round((performance.now() - start) / 1000)} s.`)
    })
    // After Vite's own answers: what is left are documents.
    return () => {
      server.middlewares.use(async (request, response, next) => {
        const [pathname = '/'] = (request.originalUrl ?? '/').split('?')
        const answer = (status: number, title: string, text: string) =>
          response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(pageOf(title, text))
        try {
          checkModules()
          const late = new Promise<'late'>((resolve) => void setTimeout(resolve, documentTimeout, 'late'))
          if ((await Promise.race([loaded(pathname), late])) !== 'late') return next()
          logger.info(
            `  ${pathname} se prépare : ${server.environments.ssr.moduleGraph.idToModuleMap.size} modules lus.`,
          )
          answer(503, 'Cette page se prépare', 'La machine est occupée. La page viendra d’elle-même.')
        } catch (error) {
          const { message } = error as Error
          logger.error(message)
          answer(
            500,
            'Cette page ne peut pas être montrée',
            `${message}\n\nElle viendra d’elle-même une fois corrigée.`,
          )
        }
      })
    }
  },
})
