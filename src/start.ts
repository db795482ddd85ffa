/**
 * First script of every page, a few hundred bytes: it lets the prerendered page paint, then brings in the application.
 */

const script = document.querySelector<HTMLScriptElement>('script[data-application]')

/**
 * Each page carries, inline, the rules it uses. The whole stylesheet, which the pages shown later need, is named by the script tag
 * (scripts/build/finish.ts); there is none while developing, when Vite brings the styles itself.
 */
function loadRemainingStyles(href: string | undefined) {
  if (!href) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
}

const { pathname } = window.location

function start() {
  // Gone back before the application came: the document shown is not the page of the address any more.
  if (window.location.pathname !== pathname) {
    window.location.reload()
    return
  }
  loadRemainingStyles(script?.dataset.styles)
  // Named at run time: a literal import would be wrapped in Vite's preloading code, and that shares a chunk with the application.
  void import(/* @vite-ignore */ script?.dataset.application ?? '')
}

// A page opened in a background tab gets no animation frame: the timer then starts it.
const timer = setTimeout(start, 2000)
requestAnimationFrame(() => {
  clearTimeout(timer)
  setTimeout(start)
})
