import type { Plugin } from 'vite'

const file = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/
const mark = /\b(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g
const count = 5

/**
 * React makes five errors when its module is evaluated: marks, thrown and recognised by identity, whose stack nobody reads. That costs
 * nothing, unless somebody listens (DevTools, and so Lighthouse): V8 then parses react-dom and the whole file around it once more, to know
 * the line. On this site that was 36 ms of a task of 60, and 150 at 4× CPU. Here the marks are errors without a stack.
 * @throws Error (transform) when react-dom has not the five it is known to have: see docs/updating-dependencies.md
 */
export function marksWithoutStack(): Plugin {
  return {
    name: 'violine:marks-without-stack',
    apply: 'build',
    transform: {
      filter: { id: file },
      handler(code) {
        const found = code.match(mark)?.length ?? 0
        if (found !== count)
          throw new Error(
            `react-dom crée ${found} erreurs à son chargement, ${count} étaient attendues : relisez scripts/vite/marksWithoutStack.ts.`,
          )
        return {
          code: code.replace(mark, '$1Object.assign(Object.create(Error.prototype), { message: $2 })'),
          map: null,
        }
      },
    },
  }
}
