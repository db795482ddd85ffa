import type { Plugin } from 'vite'

/** What prerenders is one file: Node takes two milliseconds to find, read and link each, and there would be one per project. */
export function oneFileToPrerender(): Plugin {
  return {
    name: 'violine:one-file-to-prerender',
    apply: 'build',
    config: (_, { isSsrBuild }) =>
      isSsrBuild ? { build: { rolldownOptions: { output: { codeSplitting: false } } } } : undefined,
  }
}
