import type { Plugin } from 'vite'

/**
 * First line of every script: V8 then compiles all of its functions as the file comes in, in a thread of its own, instead of each one in the
 * page's at its first call (https://github.com/WICG/explicit-javascript-compile-hints-file-based, Chrome 136). A comment for others.
 */
export const compileHint = '//# allFunctionsCalledOnLoad'

/** Has browsers compile what ships ahead of the page's own work (docs/decisions/009), but for the script written in the page, which runs at once. */
export function compiledAhead(): Plugin {
  return {
    name: 'violine:compiled-ahead',
    apply: (config) => !config.build?.ssr,
    config: () => ({
      build: {
        rolldownOptions: {
          output: { postBanner: ({ facadeModuleId }) => (facadeModuleId?.endsWith('.html') ? '' : compileHint) },
        },
      },
    }),
  }
}
