import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const prefix = '\0module:'

/**
 * React is written for Node (CommonJS): each file that imports it would need a helper of the bundler's, which then is a file of its own, one
 * request more for every page. Here it is a module that exports the same names.
 */
export const reactModules: Plugin = {
  name: 'site:react-modules',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react(?:-dom)?(?:\/client|\/jsx-runtime)?$/ },
    handler: (source, importer, { kind }) =>
      kind === 'import-statement' && !importer?.startsWith(prefix) ? prefix + source : undefined,
  },
  load: {
    filter: { id: new RegExp(`^${prefix}`) },
    handler(id) {
      const name = id.slice(prefix.length)
      return `import all from '${name}'\nexport default all\nexport const { ${Object.keys(require(name))} } = all`
    },
  },
}
