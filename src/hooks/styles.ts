/**
 * Each page carries, inline, the rules it uses (scripts/build/css.ts). The whole stylesheet is for the pages shown after it: it is asked
 * for with the first of their modules, so that a visitor who reads one page never loads it.
 */
let loading: Promise<void> | undefined

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
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      loading = undefined
      reject(new Error(`La feuille de style ${styles} n’a pas pu être chargée.`))
    }
    document.head.append(link)
  })
  return loading
}
