import path from 'node:path'
import type { Plugin } from 'vite'
import { parse } from '../content/parse.ts'
import { readText } from '../text.ts'

const parseFile = (file: string) => parse(path.relative('.', file), readText(file))

/** Development: says in French, in the terminal and in the page, what cannot be read in a source, before Vite says it in English. */
export const sources = (): Plugin => ({
  name: 'site:sources',
  enforce: 'pre',
  apply: 'serve',
  transform: {
    filter: { id: /\/src\/[^?]+\.tsx?$/ },
    handler(_, id) {
      parseFile(id)
    },
  },
  configureServer({ watcher, config: { configFileDependencies, logger } }) {
    // A file of the configuration goes through no plugin: Vite starts again.
    watcher.on('change', (file) => {
      if (!configFileDependencies.includes(file)) return
      try {
        parseFile(file)
      } catch (error) {
        logger.error((error as Error).message)
      }
    })
  },
})
