/** Studies of the projects, written in MDX: compiled once for the two builds, and once per content (docs/decisions/036). */
import path from 'node:path'
import type { Plugin } from 'vite'
import { cached, hashOf, recipeOf } from '../build/cache.ts'
import { studyImages } from './studyImages.ts'

interface Compiled {
  code: string
  /** As JSON. */
  map: string
}

/** Loaded when a study has changed: that takes a third of a second. */
async function compilerFor(mode: string) {
  const { default: mdx } = await import('@mdx-js/rollup')
  const compiler = mdx({ remarkPlugins: [studyImages] })
  compiler.config(undefined, { mode })
  return compiler
}

/** @param cache folder of what was compiled before */
export function studies({ cache }: { cache: string }): Plugin {
  const recipe = recipeOf('scripts/vite/studies.ts', 'scripts/vite/studyImages.ts')
  let mode = 'production'
  let compiler: ReturnType<typeof compilerFor> | undefined
  const compile = async (code: string, id: string) => {
    compiler ??= compilerFor(mode)
    const result = await (await compiler).transform(code, id)
    return Buffer.from(JSON.stringify({ code: result?.code ?? code, map: JSON.stringify(result?.map) }))
  }
  return {
    name: 'violine:studies',
    enforce: 'pre',
    configResolved(config) {
      mode = config.mode
    },
    transform: {
      filter: { id: /\.mdx(?:$|\?)/ },
      async handler(code, id) {
        // React's development build has functions of its own, which the other lacks.
        const name = hashOf(recipe, mode, '\n', id, '\n', code)
        const kept = await cached(path.join(cache, `${name}.json`), () => compile(code, id))
        return JSON.parse(kept.toString()) as Compiled
      },
    },
  }
}
