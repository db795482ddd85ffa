/**
 * vite-react-ssg parses every page with jsdom to add preload links, which `cleanPage` would take out again: 20 ms a page, and 0.7 s to
 * load. This stands in its place: the links are there already, and the page is handed on as React wrote it (docs/decisions/041).
 */
import { createRequire, Module } from 'node:module'

class PageAsText {
  readonly #html: string
  readonly window = { document: { head: { querySelector: () => true } } }

  constructor(html: string) {
    this.#html = html
  }

  serialize(): string {
    return this.#html
  }
}

/** Call it before vite-react-ssg is imported: whoever asks for its jsdom from then on gets this. */
export function withoutJsdom(): void {
  const require = createRequire(import.meta.resolve('vite-react-ssg/node'))
  const filename = require.resolve('jsdom')
  require.cache[filename] = Object.assign(new Module(filename), {
    filename,
    loaded: true,
    exports: { JSDOM: PageAsText },
  })
}
