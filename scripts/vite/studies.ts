/** Studies of the projects, written in MDX: compiled once for the two builds, and once per content (docs/decisions/036). */
import path from 'node:path'
import mdx from '@mdx-js/rollup'
import type { Plugin } from 'vite'
import { cached, hashOf, recipeOf } from '../build/cache.ts'
import { studyImages } from './studyImages.ts'

interface Compiled {
  code: string
  /** As JSON. */
  map: string
}

/** @param cache folder of what was compiled before */
export function studies({ cache }: { cache: string }): Plugin {
  const compiler = mdx({ remarkPlugins: [studyImages] })
  const recipe = recipeOf('scripts/vite/studies.ts', 'scripts/vite/studyImages.ts')
  const compile = async (code: string, id: string) => {
    const result = await compiler.transform(code, id)
    return Buffer.from(JSON.stringify({ code: result?.code ?? code, map: JSON.stringify(result?.map) }))
  }
  return {
    name: 'violine:studies',
    enforce: 'pre',
    config: compiler.config,
    async transform(code, id) {
      if (!/\.mdx(?:$|\?)/.test(id)) return undefined
      const name = hashOf(recipe, id, '\n', code)
      const kept = await cached(path.join(cache, `${name}.json`), () => compile(code, id))
      return JSON.parse(kept.toString()) as Compiled
    },
  }
}
