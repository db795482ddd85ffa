/**
 * The one script written in each page, a few hundred bytes: once the prerendered page has painted and loaded what it asks for at once, or
 * after two seconds, it brings in the application (docs/decisions/009), where the browser has what that is built on (005). The build copies
 * its code into every page; what differs from page to page is in the attributes of its tag.
 */

/** Ids of the links and buttons clicked, a link's with the middle button too, until the measurement takes them (src/browser/analytics.ts). */
const clicks: string[] = []
window.clicks = clicks
for (const type of ['click', 'auxclick'] as const)
  addEventListener(
    type,
    ({ target, button }) => {
      const id = button < 2 && (target as Partial<Element>).closest?.(button ? 'a' : 'a,button')?.id
      if (id) clicks.push(id)
    },
    true,
  )
// Clicks that one document has not sent are sent by the next one of its tab: none of a visitor who refuses. Storage may be blocked or full.
addEventListener('pagehide', () => {
  try {
    if (clicks[0] && !localStorage['disable-rybbit'] && !navigator.globalPrivacyControl)
      sessionStorage['site:clicks'] = [sessionStorage['site:clicks'], clicks.splice(0)]
  } catch {}
})

/** The application, then what this page adds to it. */
const modules = document.querySelector<HTMLScriptElement>('[data-modules]')?.dataset.modules?.split(' ') ?? []
const opened = location.pathname

const painted = new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true }))
const loaded = new Promise((done) => addEventListener('load', done))
/** A page opened in a background tab is not painted, and a picture may never come. */
const late = new Promise((done) => setTimeout(done, 2000))

if ('popover' in HTMLElement.prototype)
  Promise.race([Promise.all([painted, loaded]), late])
    .then(() => {
      // All at once, rather than each when another asks for it.
      for (const href of modules)
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
      // Named at run time: a literal import would be wrapped in Vite's preloading code, and that shares a chunk with the application.
      return import(/* @vite-ignore */ modules[0] as string)
    })
    .catch(console.error)

// Gone back before there is a router: the document shown is not the page of the address any more.
addEventListener('popstate', () => {
  if (location.pathname !== opened && !document.querySelector('[data-hydrated]')) location.reload()
})
