/**
 * Loads the site's stylesheet. Each page has its own rules inlined (scripts/build/css.ts); the stylesheet is for later pages, and is loaded
 * with the first of their modules, when the network is idle (prefetch.ts).
 */
import { markPrefetch } from './timing'

let loading: Promise<void> | undefined

/**
 * True of a complete stylesheet, which contains all rules inlined in the page: a host may answer with HTML, an empty or a truncated file.
 */
const isWhole = ({ sheet }: HTMLLinkElement, document: Document) =>
  (sheet?.cssRules.length ?? 0) >=
  (document.querySelector<HTMLStyleElement>('head > style:not([class], [id])')?.sheet?.cssRules.length ?? 1)

/**
 * Loads the stylesheet named by the inline script's tag (scripts/build/finish.ts), once. In development Vite injects styles itself.
 * @throws Error when it cannot be loaded; the next call retries
 */
export function loadStyles(document: Document): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const { styles } = document.querySelector<HTMLScriptElement>('script[data-styles]')?.dataset ?? {}
    if (!styles) return resolve()
    markPrefetch()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = styles
    link.onerror = () => {
      link.remove()
      loading = undefined
      reject(new Error(`La feuille de style ${styles} n’a pas pu être chargée.`))
    }
    link.onload = (event) => (isWhole(link, document) ? resolve() : link.onerror?.(event))
    document.head.append(link)
  })
  return loading
}
