import type { Plugin } from 'vite'

/**
 * `import.meta.env.SHOWS_SOURCES`: true in development and previews, where each page names its source files (src/layout/WrittenIn.tsx). A
 * constant, so that the published site contains none of that code.
 */
export const sources = (indexable: boolean): Plugin => ({
  name: 'site:sources',
  config: (_, { command, mode }) => ({
    define: {
      'import.meta.env.SHOWS_SOURCES': String(!indexable || (command === 'serve' && mode !== 'test')),
    },
  }),
})
