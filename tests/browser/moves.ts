/** How a script moves the view. */

import type { Page } from '@playwright/test'
import { scrollDuration } from '@/theme/tokens'
import { expect } from './test'

export interface Move {
  time: number
  y: number
}

/** Records scripted scrolls with the time for which their position was computed. Call it before opening the page. */
export const recordMoves = (page: Page) =>
  page.addInitScript(() => {
    const moves: Move[] = []
    Object.assign(window, { moves })
    let asked = 0
    const now = performance.now.bind(performance)
    performance.now = () => {
      asked = now()
      return asked
    }
    const scrollTop = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollTop') as PropertyDescriptor
    Object.defineProperty(Element.prototype, 'scrollTop', {
      ...scrollTop,
      set(y: number) {
        if (this === document.documentElement) moves.push({ time: asked, y })
        scrollTop.set?.call(this, y)
      },
    })
  })

/** Scrolls since the last call, once they have stopped. */
export async function takeMoves(page: Page): Promise<Move[]> {
  const count = () => page.evaluate(() => (window as unknown as { moves: Move[] }).moves.length)
  await expect.poll(count).toBeGreaterThan(0)
  for (let before = -1, now = 0; before !== now; now = await count()) {
    before = now
    await page.waitForTimeout(400)
  }
  return page.evaluate(() => (window as unknown as { moves: Move[] }).moves.splice(0))
}

const easeInOutCubic = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2)

/** Duration of a scroll in milliseconds, its distance, and its deviation from the easing, as a share of the distance. */
function motionOf(moves: Move[]) {
  const [first, last] = [moves[0], moves.at(-1)] as [Move, Move]
  const distance = last.y - first.y
  const stray = moves.map(
    ({ time, y }) => (y - first.y) / distance - easeInOutCubic(Math.min(1, (time - first.time) / scrollDuration)),
  )
  return { duration: last.time - first.time, distance, stray: Math.max(...stray.map(Math.abs)) }
}

/** Expects a single eased scroll of 300 ms. */
export function expectSmooth(moves: Move[]) {
  const { duration, distance, stray } = motionOf(moves)
  expect(Math.abs(distance), 'distance').toBeGreaterThan(100)
  expect(duration, 'durée').toBeGreaterThan(200)
  expect(duration, 'durée').toBeLessThan(450)
  // A linear movement would stray by 19 %.
  expect(stray, 'écart à la courbe').toBeLessThan(0.02)
}
