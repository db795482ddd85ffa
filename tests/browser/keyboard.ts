/** Walks a page with the Tab key. */
import type { Page } from '@playwright/test'

export interface Walk {
  /** Expected tab stops, in document order. */
  expected: string[]
  /** Actual tab stops. */
  reached: string[]
  /** Stops without visible focus: no outline, or covered. */
  unseen: string[]
}

/** Numbers the controls, to identify each stop. */
const nameStops = () => {
  const focusable = 'a[href], button, summary, input, select, textarea, [tabindex]:not([tabindex="-1"])'
  const stops = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true }),
  )
  return stops.map((element, index) => {
    // The focus ring may be on the card around its link; a permanent outline does not count.
    const card = element.closest<HTMLElement>('article, li')
    if (card && getComputedStyle(card).outlineStyle === 'none') card.dataset.showsFocus = ''
    element.dataset.stop = `${index} ${element.id || (element.textContent ?? '').trim().slice(0, 40)}`
    return element.dataset.stop
  })
}

interface Stop {
  stop: string
  isSeen: boolean
}

/** Looks at each control that Tab has reached, once its key is up. */
const watchStops = () => {
  const look = (): Stop => {
    const element = document.activeElement as HTMLElement
    const { stop = 'autre chose' } = element.dataset
    const [rect] = element.getClientRects()
    const card = element.closest('[data-shows-focus]')
    // The ring of a stretched link surrounds its card.
    const rings = [element, ...(card ? [card] : [])].map((shown) => getComputedStyle(shown))
    const hasOutline = [...rings, getComputedStyle(element, '::before')].some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    )
    const top = rect && document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2)
    const isOnTop = Boolean(top && (element.contains(top) || top.contains(element)))
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const isBelowBar =
      Boolean(element.closest('header')) || element.id === 'aller-au-contenu' || (rect?.top ?? 0) >= bar - 1
    return { stop, isSeen: hasOutline && isOnTop && isBelowBar }
  }
  const stops: Stop[] = []
  Object.assign(window, { stops, look })
  window.addEventListener('keyup', () => stops.push(look()))
}

/** Looks again, for some frames, where the view had not followed yet: sections take their size as they come into view. */
const lookAgain = async () => {
  const { stops, look } = window as unknown as { stops: Stop[]; look: () => Stop }
  const last = stops.at(-1)
  for (let frame = 0; last && !last.isSeen && frame < 60; frame++) {
    await new Promise((done) => requestAnimationFrame(done))
    last.isSeen = look().isSeen
  }
}

/** Presses Tab from the top of a freshly opened page to its last control. */
export async function walk(page: Page): Promise<Walk> {
  const expected = await page.evaluate(nameStops)
  await page.evaluate(watchStops)
  for (const _ of expected) {
    await page.keyboard.press('Tab')
    await page.evaluate(lookAgain)
  }
  const stops = await page.evaluate(() => (window as unknown as { stops: Stop[] }).stops)
  return {
    expected,
    reached: stops.map(({ stop }) => stop),
    unseen: stops.filter(({ isSeen }) => !isSeen).map(({ stop }) => stop),
  }
}
