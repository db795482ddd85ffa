import { stripVTControlCharacters } from 'node:util'
import { matchRoutes } from 'react-router-dom'
import type { Plugin } from 'vite'
import { mistakesOfModules } from '../content/exports.ts'
import { refuse } from '../content/mistakes.ts'
import { escapeText } from '../escape.ts'
import { CommandError, explain, findTypeErrors } from '../explain.ts'
import { mistakesOfFacts } from '../launch/facts.ts'

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

type Load = (module: string) => Promise<Record<string, unknown>>

/** Refuses, as the build does, wrong facts and colours, then fields of another sort in what an owner edits. */
async function checkFacts(load: Load): Promise<void> {
  const [{ config }, { colors, tints, rue }] = (await Promise.all(
    ['/src/site/config.ts', '/src/theme/tokens.ts'].map(load),
  )) as [typeof import('../../src/site/config.ts'), typeof import('../../src/theme/tokens.ts')]
  refuse(await mistakesOfFacts(config, { colors, tints, rue }))
  const wrong = await findTypeErrors()
  if (wrong && /src\/(?:content|site)\//.test(wrong)) throw new CommandError(wrong)
}

/** Words of a page that cannot be shown: of a failure while contents are run, its place rather than Node's message. */
const messageOf = (error: unknown): string =>
  error instanceof TypeError || error instanceof ReferenceError ? explain(error) : (error as Error).message

/**
 * Development: checks what an owner edits and loads the modules of a page before vite-react-ssg renders it, and says in French, in the
 * terminal and in the browser, how far they are and what is wrong in them.
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
    /**
     * The check of what an owner edits, made once after each change: a wrong or missing fact would fail in English, when it is rendered.
     */
    let checked: Promise<void> | undefined
    server.watcher.on('all', (_, file) => {
      if (/[\\/](?:public|src)[\\/]/.test(file)) checked = undefined
    })
    const checkAll = async () => {
      refuse(mistakesOfModules(server.config.root))
      await checkFacts((module) => server.ssrLoadModule(module))
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
          checked ??= checkAll()
          const late = new Promise<'late'>((resolve) => void setTimeout(resolve, documentTimeout, 'late'))
          const isReady = checked.then(() => loaded(pathname))
          if ((await Promise.race([isReady, late])) !== 'late') return next()
          logger.info(
            `  ${pathname} se prépare : ${server.environments.ssr.moduleGraph.idToModuleMap.size} modules lus.`,
          )
          answer(503, 'Cette page se prépare', 'La machine est occupée. La page viendra d’elle-même.')
        } catch (error) {
          // A busy machine may fail too: only a mistake stays until a change.
          if (!['ContentError', 'CommandError'].includes((error as Error).name)) checked = undefined
          const message = messageOf(error)
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
