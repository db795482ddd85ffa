import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { readDemonstration } from '../build/demonstrations.ts'

/** Development: serves the demonstrations at their published paths. */
export const demonstrationPages = (basePath: string): Plugin => {
  const fonts = new Map<string, string>()
  return {
    name: 'site:demonstrations',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').slice(basePath.length - 1).split(/[?#]/)
        const font = fonts.get(path.slice(1))
        if (font) return response.setHeader('Content-Type', 'font/woff2').end(readFileSync(font))
        const [, projet = '', ecran = ''] = /^\/demonstration\/([\w-]+)\/([\w-]+)$/.exec(path) ?? []
        if (!ecran) return next()
        try {
          const page = readDemonstration(projet, ecran, basePath)
          for (const [file, from] of page.fonts) fonts.set(file, from)
          response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page.html)
        } catch {
          next()
        }
      })
    },
  }
}
