/** The place one reads, kept when the width of the window changes: a device that is turned, a window made narrower. */
import { coveredHeight } from './scroll'

interface Place {
  text: Element
  /** Distance of the top of the view below that of the text, in heights of the text: negative for a text further down. */
  from: number
  /** Width of the page when it was found, in px. */
  width: number
}

/** Selector of texts; those of a closed fold, which have a box though they are not seen, are left out. */
const texts =
  'main :is(h1, h2, h3, h4, p, li, dt, dd, summary, label, figcaption):not(details:not([open]) :not(summary))'

/** Debounce delay of scroll events, in milliseconds: finding a text forces layout. */
const debounceDelay = 100

/** In px; zooming with two fingers leaves it as it is. */
const pageWidth = () => document.documentElement.clientWidth

/** True of what stays in view while one reads. */
const isSticky = (element: Element | null): boolean =>
  element !== null && (getComputedStyle(element).position === 'sticky' || isSticky(element.parentElement))

/** The first text in view; undefined at the top of a page, which stays there. */
function findPlace(): Place | undefined {
  if (window.scrollY === 0) return undefined
  const start = coveredHeight()
  for (const text of document.querySelectorAll(texts)) {
    const { top, bottom, height } = text.getBoundingClientRect()
    // Texts for screen readers are one pixel high.
    if (bottom > start && height > 1 && !isSticky(text))
      return { text, from: (start - top) / height, width: pageWidth() }
  }
  return undefined
}

/**
 * Keeps the place until the returned function is called. Browsers that anchor the view give up where a margin changes with the width, as
 * those of every page do; others do not anchor it.
 */
export function keepReadingPlace(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let place: Place | undefined
  let timer = 0
  /** Position of the view where this code has scrolled it: the place stays the same. */
  let own = -1
  const findDebounced = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      if (Math.abs(window.scrollY - own) < 1) return
      own = -1
      place = findPlace()
    }, debounceDelay)
  }
  const goBack = () => {
    if (!place?.text.isConnected) return
    const { top, height } = place.text.getBoundingClientRect()
    // A text far down may be out of a lower window: it comes to its middle.
    const wanted = coveredHeight() - Math.max(place.from * height, -window.innerHeight / 3)
    window.scrollBy({ top: top - wanted, behavior: 'instant' })
    own = window.scrollY
  }
  const onResize = () => {
    // Who has gone to the top stays there, though the view has not been still since.
    if (!place || window.scrollY === 0 || place.width === pageWidth()) return
    place.width = pageWidth()
    goBack()
    // The browser may have anchored the view as well.
    requestAnimationFrame(goBack)
  }
  window.addEventListener('scroll', findDebounced, { passive: true, signal })
  window.addEventListener('resize', onResize, { signal })
  findDebounced()
  return () => {
    listening.abort()
    clearTimeout(timer)
  }
}
