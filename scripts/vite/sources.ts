import type { Plugin } from 'vite'

/**
 * `import.meta.env.SHOWS_SOURCES`: in development and in previews each page says in which file it is written (src/layout/WrittenIn.tsx). A
 * constant, so that the published site has nothing of it.
 */
export const sources = (indexable: boolean): Plugin => ({
  name: 'site:sources',
  config: (_, { command, mode }) => ({
    define: {
      'import.meta.env.SHOWS_SOURCES': String(!indexable || (command === 'serve' && mode !== 'test')),
    },
  }),
})
