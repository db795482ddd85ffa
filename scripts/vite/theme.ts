import type { Plugin } from 'vite'
import { colors } from '../../src/theme/tokens.ts'
import { themeCss } from '../../src/theme/variables.ts'

const id = 'virtual:theme.css'

/** The theme outside the bundle: its custom properties (`import 'virtual:theme.css'`), and the browser's own colour in index.html. */
export function theme(): Plugin {
  return {
    name: 'violine:theme',
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    transformIndexHtml: (html) => html.replace('%THEME_COLOR%', colors.surface),
    load: { filter: { id: new RegExp(`^\\0${id}$`) }, handler: themeCss },
  }
}
