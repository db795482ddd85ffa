/**
 * The script inlined in each page, a few hundred bytes. It loads the application once the prerendered page has loaded and painted, or after
 * two seconds (docs/decisions/009), in browsers that support it (005). Data that differs from page to page is in the attributes of its tag.
 */

const on = addEventListener
const key = 'site:clicks'
let storage: Storage

/** Ids of clicked links and buttons, middle clicks included, queued for the measurement (src/browser/analytics.ts) unless it is refused. */
const clicks: string[] = []
window.clicks = clicks
for (const type of ['click', 'auxclick'] as const)
  on(
    type,
    ({ target, button }) => {
      const id = button < 2 && (target as Partial<Element>).closest?.(button ? 'a' : 'a,button')?.id
      // Without storage of the session, that of the site is blocked too, and throws.
      if (navigator.globalPrivacyControl || (storage && localStorage['disable-rybbit'])) return
      if (id) clicks.push(id)
    },
    true,
  )

// Clicks not yet sent are handed on to the next document of the tab. Storage may be blocked or full.
on('pagehide', () => {
  try {
    if (clicks[0]) storage[key] = clicks.splice(0)
  } catch {}
})
/** Moves the clicks handed on into the queue, at once: a duplicated tab copies the storage, and would send them again. */
const restoreClicks = () => {
  try {
    storage = sessionStorage
    clicks.push(...storage[key].split(','))
    delete storage[key]
  } catch {}
}
restoreClicks()

on('popstate', () => {
  window.hasGoneBack = true
})

if ('popover' in document.head)
  new Promise((done) => {
    // Follows `load`; also when the back/forward cache brings this document back.
    on('pageshow', () => {
      restoreClicks()
      requestAnimationFrame(() => setTimeout(done))
    })
    // A background tab has no frames, and an image may never load.
    setTimeout(done, 2000)
  }).then(() =>
    // Imports the application and the modules of this page in parallel. The application, the first in the list,
    // imports the others too and reports their failures; its own failure is reported here.
    // Specifiers are computed: literal imports would be wrapped in Vite's preloading code, which shares a chunk with the application.
    document
      .querySelector<HTMLElement & { dataset: { modules: string } }>('[data-modules]')
      ?.dataset.modules.split(' ')
      .map((href, index) => import(/* @vite-ignore */ href).catch((error) => index || console.error(error))),
  )
