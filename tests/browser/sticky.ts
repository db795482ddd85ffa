/**
 * All that stays in sight while one reads: it hides no place a link leads to, no control the keyboard reaches, and leaves half of the
 * window.
 */
import type { Page } from '@playwright/test'

/** Puts helpers into the page: `stuck`, its sticky and fixed elements; `hidden`, a sentence on what covers an element; `nameOf`. */
const installHelpers = () => {
  const stuck = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) =>
      ['sticky', 'fixed'].includes(getComputedStyle(element).position) &&
      element.checkVisibility({ visibilityProperty: true }),
  )
  /** Says what lies over an element, or that it is out of the window; undefined where one sees it. */
  const hidden = (element: Element, rect = element.getBoundingClientRect()) => {
    // A control higher than the window counts by its beginning.
    const bottom = Math.min(rect.bottom, rect.top + 24)
    if (rect.top > window.innerHeight - 4 || bottom < 0) return 'hors de la fenêtre'
    const over = stuck.find((other) => {
      if (other.contains(element) || element.contains(other)) return false
      const box = other.getBoundingClientRect()
      const isBeside = box.right <= rect.left + 1 || box.left >= rect.right - 1
      return !isBeside && box.bottom > rect.top + 1 && box.top < bottom - 1
    })
    return over && `sous ${over.localName}.${over.className}`
  }
  const name = (element: Element) => element.id || (element.textContent ?? '').trim().slice(0, 30)
  Object.assign(window, { stuck, hidden, nameOf: name })
}

interface Measured {
  stuck: HTMLElement[]
  hidden: (element: Element, rect?: DOMRect) => string | undefined
  nameOf: (element: Element) => string
}

/** Goes to every place of the page that has an id, as the browser does: with what the styles say of scrolling. */
const hiddenTargets = (page: Page) =>
  page.evaluate(() => {
    const { hidden, nameOf } = window as unknown as Measured
    return [...document.querySelectorAll('main [id]')].flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true }) || target.closest('svg')) return []
      target.scrollIntoView({ behavior: 'instant' })
      const how = hidden(target)
      return how ? [`#${nameOf(target)} ${how}`] : []
    })
  })

/** Largest share of the window, from 0 to 1, that sticky and fixed elements take, in steps of half a window down the page. */
const takenShare = (page: Page) =>
  page.evaluate(() => {
    const { stuck } = window as unknown as Measured
    const { innerWidth, innerHeight } = window
    let most = 0
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' })
      const taken = stuck
        .filter((element) => !stuck.some((other) => other !== element && other.contains(element)))
        .map((element) => element.getBoundingClientRect())
        .reduce((sum, { left, right, top, bottom }) => {
          const width = Math.min(right, innerWidth) - Math.max(left, 0)
          const height = Math.min(bottom, innerHeight) - Math.max(top, 0)
          return sum + Math.max(width, 0) * Math.max(height, 0)
        }, 0)
      most = Math.max(most, taken / (innerWidth * innerHeight))
    }
    return most
  })

/**
 * Stops of the keyboard that something hides, from the first to the last, then back. A focus that is given scrolls as one that Tab brings
 * (measured: the same positions); the walk with real keys is every-page.spec.ts.
 */
const hiddenStops = (page: Page) =>
  page.evaluate(() => {
    const { stuck, hidden, nameOf } = window as unknown as Measured
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a[href], button, summary, input, select, textarea), footer a',
      ),
    ]
    const found = (way: string) => (stop: HTMLElement) => {
      stop.focus()
      const how = document.activeElement === stop && !stuck.includes(stop) && hidden(stop, stop.getClientRects()[0])
      return how ? [`${way}, ${nameOf(stop)} ${how}`] : []
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    const forwards = stops.flatMap(found('Tab'))
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    return [...forwards, ...stops.reverse().flatMap(found('Maj + Tab'))]
  })

/** Controls of what stays in sight, in the middle of the page or of its section, whose focus scrolls the page all the same. */
const scrollingStops = (page: Page) =>
  page.evaluate(() => {
    const { stuck, nameOf } = window as unknown as Measured
    const controls = stuck.flatMap((box) =>
      [...box.querySelectorAll<HTMLElement>('a[href], button, summary, input')].map((control) => ({ box, control })),
    )
    return controls.flatMap(({ box, control }) => {
      const around = (box.parentElement ?? box).getBoundingClientRect()
      window.scrollBy({ top: (around.top + around.bottom - window.innerHeight) / 2, behavior: 'instant' })
      const { top, bottom } = control.getBoundingClientRect()
      const before = window.scrollY
      if (top >= 0 && bottom <= window.innerHeight) control.focus()
      return document.activeElement === control && window.scrollY !== before
        ? [`${nameOf(control)} : de ${before} à ${window.scrollY} px`]
        : []
    })
  })

/**
 * Places and controls hidden under a sticky element at the present size, controls of it that scroll the page, and a share of the window
 * above half, as lines one can read.
 */
export async function hiddenByStuck(page: Page): Promise<string[]> {
  await page.evaluate(installHelpers)
  const share = await takenShare(page)
  const found = [
    ...(share < 0.5 ? [] : [`${Math.round(share * 100)} % de la fenêtre`]),
    ...(await hiddenTargets(page)),
    ...(await hiddenStops(page)),
    ...(await scrollingStops(page)),
  ]
  await page.evaluate(() => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement) activeElement.blur()
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  return found
}
