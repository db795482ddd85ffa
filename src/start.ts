/**
 * The one script written in each page, a few hundred bytes: once the prerendered page has loaded what it asks for at once and painted, or
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
addEventListener('popstate', () => {
  window.hasGoneBack = true
})

if ('popover' in HTMLElement.prototype)
  new Promise((done) => {
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(done)))
    // A page opened in a background tab has no frame, and a picture may never come.
    setTimeout(done, 2000)
  }).then(() =>
    // The application, then what this page adds to it: all at once, rather than each when another asks for it. The application asks for the
    // others again, and tells what fails. Named at run time: a literal import would be wrapped in Vite's preloading code, and that shares a
    // chunk with the application.
    document
      .querySelector<HTMLScriptElement>('[data-modules]')
      ?.dataset.modules?.split(' ')
      .map((href, index) => import(/* @vite-ignore */ href).catch((error) => index || console.error(error))),
  )
