import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { readDemonstration } from '../build/demonstrations.ts'

/** Development: serves the demonstrations at their published addresses. */
export const demonstrationPages = (basePath: string): Plugin => {
  const fonts = new Map<string, string>()
  return {
    name: 'site:demonstrations',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [address = ''] = (request.url ?? '').slice(basePath.length - 1).split(/[?#]/)
        const font = fonts.get(address.slice(1))
        if (font) return response.setHeader('Content-Type', 'font/woff2').end(readFileSync(font))
        const [, projet = '', ecran = ''] = /^\/demonstration\/([\w-]+)\/([\w-]+)$/.exec(address) ?? []
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
