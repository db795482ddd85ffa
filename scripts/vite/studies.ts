/** Studies of the projects, written in MDX: compiled once for the two builds (docs/decisions/036). */
import mdx from '@mdx-js/rollup'
import type { Plugin } from 'vite'
import { oncePerProcess } from './oncePerProcess.ts'
import { studyImages } from './studyImages.ts'

export function studies(): Plugin {
  const compiler = mdx({ remarkPlugins: [studyImages] })
  const compile = async (code: string, id: string) => {
    const result = await compiler.transform(code, id)
    return result && { code: result.code ?? code, map: JSON.stringify(result.map) }
  }
  const compiled = oncePerProcess('studies', () => new Map<string, ReturnType<typeof compile>>())
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
