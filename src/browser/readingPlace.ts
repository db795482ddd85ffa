/** The place one reads, kept when the width of the window changes: a device that is turned, a window made narrower. */

interface Place {
  element: Element
  /** Share of the element that is above the top of the view. */
  above: number
  /** Distance of its top below that of the view, in px. */
  below: number
  /** Width of the page when it was found, in px. */
  width: number
}

const texts = 'main :is(h1, h2, h3, h4, p, li, dt, dd, summary, label, figcaption)'

/** Time without a movement of the view after which it has settled, in milliseconds: finding a text asks for the layout. */
const settling = 100

/** Height covered by the sticky header, with the air under it, in px. */
const coveredHeight = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0

/** True of what stays in view while one reads. */
const isSticky = (element: Element | null): boolean =>
  element !== null && (getComputedStyle(element).position === 'sticky' || isSticky(element.parentElement))

/** The field one writes in, or else the first text in view; undefined at the top of a page, which stays there. */
function findPlace(): Place | undefined {
  if (window.scrollY === 0) return undefined
  const top = coveredHeight()
  const placeAt = (element: Element): Place | undefined => {
    const box = element.getBoundingClientRect()
    // Texts for screen readers are one pixel high.
    if (box.bottom <= top || box.top >= window.innerHeight || box.height < 2) return undefined
    return {
      element,
      above: Math.max(top - box.top, 0) / box.height,
      below: Math.max(box.top - top, 0),
      width: document.documentElement.clientWidth,
    }
  }
  const field = document.activeElement?.matches('main :is(input, select, textarea)') && document.activeElement
  const focused = field ? placeAt(field) : undefined
  if (focused) return focused
  for (const element of document.querySelectorAll(texts)) {
    // Folded texts have a box all the same; a summary is never folded.
    const fold = element.localName === 'summary' ? null : element.closest('details:not([open])')
    const place = fold ? undefined : placeAt(element)
    if (place && !isSticky(element)) return place
  }
  return undefined
}

/** Scrolls a place back where it was. What was far down may be out of a lower window: it comes to its middle. */
function goBackTo({ element, above, below }: Place) {
  const { top, height } = element.getBoundingClientRect()
  const wanted = coveredHeight() + Math.min(below, window.innerHeight / 3) - above * height
  window.scrollBy({ top: top - wanted, behavior: 'instant' })
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
  let own = Number.NaN
  const findOnceStill = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      if (Math.abs(window.scrollY - own) < 1) return
      own = Number.NaN
      place = findPlace()
    }, settling)
  }
  const onResize = () => {
    const kept = place
    const width = document.documentElement.clientWidth
    if (!kept?.element.isConnected || kept.width === width) return
    kept.width = width
    const goBack = () => {
      goBackTo(kept)
      own = window.scrollY
    }
    goBack()
    // Where the browser has anchored the view as well.
    requestAnimationFrame(() => signal.aborted || goBack())
  }
  for (const type of ['scroll', 'focusin'] as const)
    window.addEventListener(type, findOnceStill, { passive: true, signal })
  window.addEventListener('resize', onResize, { signal })
  findOnceStill()
  return () => {
    listening.abort()
    clearTimeout(timer)
  }
}
