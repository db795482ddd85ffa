/** Studies of the projects, written in MDX: compiled once for the two builds (docs/decisions/036). */
import mdx from '@mdx-js/rollup'
import type { Plugin } from 'vite'
import { oncePerProcess } from './oncePerProcess.ts'
import { studyImages } from './studyImages.ts'

export function studies(): Plugin {
  const compiler = mdx({ remarkPlugins: [studyImages] })
  const compiled = oncePerProcess('studies', () => new Map<string, Promise<{ code: string; map: null }>>())
  const compile = async (code: string, id: string) => ({
    code: (await compiler.transform(code, id))?.code ?? code,
    map: null,
  })
  return {
    name: 'violine:studies',
    enforce: 'pre',
    config: compiler.config,
    transform(code, id) {
      if (!/\.mdx(?:$|\?)/.test(id)) return undefined
      const key = `${id}\n${code}`
      const known = compiled.get(key) ?? compile(code, id)
      compiled.set(key, known)
      return known
    },
  }
}
