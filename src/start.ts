/**
 * The one script written in each page, a few hundred bytes: it lets the prerendered page paint, then brings in the application
 * (docs/decisions/009). The build copies its code into every page; what differs from page to page is in the attributes of its tag.
 */

const { pathname } = location
/** The application, then what this page adds to it. */
const [application = '', ...others] =
  document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset.modules?.split(' ') ?? []
/** What is waited for: all that the page needs at first is there, and what it shows first has been shown. */
let waiting = 2

function start() {
  if (--waiting !== 0) return
  // Gone back before the application came: the document shown is not the page of the address any more.
  if (location.pathname !== pathname) {
    location.reload()
    return
  }
  // The font first: it is seen. The application puts it on (src/hooks/font.ts).
  void document.fonts.load('1em Bricolage Grotesque')
  // All at once, rather than each when another asks for it.
  for (const href of others)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  // Named at run time: a literal import would be wrapped in Vite's preloading code, and that shares a chunk with the application.
  void import(/* @vite-ignore */ application)
}

addEventListener('load', start)
new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint')[0]) start()
}).observe({ type: 'paint', buffered: true })
// A page opened in a background tab is not painted, and a picture may never come.
setTimeout(() => {
  waiting = Math.min(waiting, 1)
  start()
}, 2000)
