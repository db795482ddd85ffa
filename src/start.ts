/**
 * The one script written in each page, a few hundred bytes: it lets the prerendered page paint, then brings in the application
 * (docs/decisions/009). The build copies its code into every page; what differs from page to page is in the attributes of its tag.
 */

// Named once: minified, a global keeps its name wherever it is used.
const page = document
const address = location
const opened = address.pathname
const rel = 'modulepreload'
/** The application, then what this page adds to it. This script is in the tag that names them. */
const modules = (
  page.querySelector('[data-modules]') as HTMLScriptElement & { dataset: { modules: string } }
).dataset.modules.split(' ')

/** What is waited for: all that the page needs at first is there, and what it shows first has been shown. */
let waiting = 2

// Named at run time: a literal import would be wrapped in Vite's preloading code, and that shares a chunk with the application.
const run = () => import(/* @vite-ignore */ modules[0] as string)

function start() {
  if (--waiting) return
  // Gone back before the application came: the document shown is not the page of the address any more.
  if (address.pathname !== opened) return address.reload()
  // All at once, rather than each when another asks for it.
  const links = modules.map((href) => Object.assign(page.createElement('link'), { rel, href }))
  page.head.append(...links)
  // Compiled as it comes, then run: two tasks instead of one.
  const [link] = links as [HTMLLinkElement]
  link.onload = link.onerror = run
  // A browser that knows nothing of it says nothing either.
  if (!link.relList.supports(rel)) void run()
}

addEventListener('load', start)
new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint')[0]) start()
}).observe({ type: 'paint', buffered: true })
// A page opened in a background tab is not painted, and a picture may never come.
setTimeout(() => {
  if (waiting < 1) return
  waiting = 1
  start()
}, 2000)
