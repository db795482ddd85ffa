/** Visible changes are announced once by a live region, in a sentence that makes sense alone. */
import type { Page } from '@playwright/test'
import { expect, open, paths, test, unknownPath } from './test'

interface Heard {
  said: string[]
}

/** Records the announcements of live regions (https://www.w3.org/TR/wai-aria-1.2/#live_region_roles). */
const listen = () => {
  const heard: Heard = { said: [] }
  Object.assign(window, { heard })
  const live = '[role=status], [role=alert], output, [aria-live]:not([aria-live=off])'
  const observer = new MutationObserver((records) => {
    const changed = new Set(
      records.flatMap(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement
        return element?.closest<HTMLElement>(live) ?? []
      }),
    )
    for (const region of changed) {
      const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim()
      if (text) heard.said.push(text)
    }
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
}

const said = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard }).heard.said.splice(0))

/** Parts of the page that a control may change. */
const shown = (page: Page) => page.locator('main').evaluate((main) => main.textContent)

/** A sentence: three words at least. */
const isSentence = (text: string) => text.split(' ').length >= 3

/** Controls that act on the page: buttons, checkboxes, and links that filter a list. */
const controls = 'main :is(button:enabled, input[type=checkbox]:enabled, nav a[aria-current=true], nav a[href*="?"])'

test('every change of state that is seen is said once, in a sentence', async ({ page }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [...paths, unknownPath]) {
    await open(page, path)
    // The live parts (hour, figures) have settled.
    await expect(page.locator('[data-live] :disabled')).toHaveCount(0)
    const ids = await page.locator(controls).evaluateAll((all) => all.map(({ id }) => id).filter(Boolean))
    // Back to the initial state too.
    const chosen = await page.locator('main nav a[aria-current=true]').evaluateAll((all) => all.map(({ id }) => id))
    ids.push(...chosen)
    await page.evaluate(listen)
    for (const id of ids) {
      const control = page.locator(`[id="${id}"]`)
      if (!(await control.isVisible())) continue
      const before = await shown(page)
      await control.click()
      await page.waitForTimeout(150)
      // A checkbox always changes more than itself here.
      const isBox = (await control.getAttribute('type')) === 'checkbox'
      if (!isBox && (await shown(page)) === before) continue
      const sentences = await said(page)
      expect.soft(sentences.length, `${path} #${id} : ${JSON.stringify(sentences)}`).toBe(1)
      expect.soft(sentences.every(isSentence), `${path} #${id} : ${sentences}`).toBe(true)
    }
  }
})
