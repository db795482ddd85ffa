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

const lookAtStop = () => {
  const element = document.activeElement as HTMLElement
  const [rect] = element.getClientRects()
  if (!rect) return { stop: element.dataset.stop, isSeen: false }
  const card = element.closest('[data-shows-focus]')
  // The ring of a stretched link surrounds its card.
  const rings = [element, ...(card ? [card] : [])].map((shown) => getComputedStyle(shown))
  const hasOutline = [...rings, getComputedStyle(element, '::before')].some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  )
  const top = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2)
  const isOnTop = Boolean(top && (element.contains(top) || top.contains(element)))
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const isBelowBar = Boolean(element.closest('header')) || element.id === 'aller-au-contenu' || rect.top >= bar - 1
  return { stop: element.dataset.stop, isSeen: hasOutline && isOnTop && isBelowBar }
}

/** Presses Tab from the top of a freshly opened page to its last control. */
export async function walk(page: Page): Promise<Walk> {
  const expected = await page.evaluate(nameStops)
  const reached: string[] = []
  const unseen: string[] = []
  for (const _ of expected) {
    await page.keyboard.press('Tab')
    const { stop = 'autre chose', isSeen } = await page.evaluate(lookAtStop)
    reached.push(stop)
    if (!isSeen) unseen.push(stop)
  }
  return { expected, reached, unseen }
}
