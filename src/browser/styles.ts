/**
 * Each page carries, inline, the rules it uses (scripts/build/css.ts). The whole stylesheet is for the pages shown after it: it is asked
 * for with the first of their modules, which is when the page has nothing else to load (prefetch.ts).
 */
let loading: Promise<void> | undefined

/**
 * True of a stylesheet that is one, and whole: a host may answer with a page, with nothing, or with a file cut short. The page's
 * own rules are a part of it.
 */
const isWhole = ({ sheet }: HTMLLinkElement, document: Document) =>
  (sheet?.cssRules.length ?? 0) >= (document.querySelector('style')?.sheet?.cssRules.length ?? 1)

/**
 * Loads the stylesheet named by the script tag of the page (scripts/build/finish.ts), once. There is none while developing, when Vite
 * brings the styles itself.
 * @throws Error when it cannot be loaded; the next call tries again
 */
export function loadStyles(document: Document): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const { styles } = document.querySelector<HTMLScriptElement>('script[data-styles]')?.dataset ?? {}
    if (!styles) return resolve()
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
