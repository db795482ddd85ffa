/**
 * First script of every page, a few hundred bytes: it lets the prerendered page paint, then brings in the application.
 */

const script = document.querySelector<HTMLScriptElement>('script[data-application]')

const { pathname } = window.location

function start() {
  // Gone back before the application came: the document shown is not the page of the address any more.
  if (window.location.pathname !== pathname) {
    window.location.reload()
    return
  }
  // Named at run time: a literal import would be wrapped in Vite's preloading code, and that shares a chunk with the application.
  void import(/* @vite-ignore */ script?.dataset.application ?? '')
}

// A page opened in a background tab gets no animation frame: the timer then starts it.
const timer = setTimeout(start, 2000)
requestAnimationFrame(() => {
  clearTimeout(timer)
  setTimeout(start)
})
