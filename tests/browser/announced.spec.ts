/** Visible changes are announced once by a live region, in a sentence that makes sense alone; every control works by mouse, touch and keyboard. */
import type { Locator, Page } from '@playwright/test'
import { pages } from '@/site/pages'
import { measured } from './layout'
import { clickUnseen, expect, hold, open, paths, test, unknownPath } from './test'

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
    await measured(page)
    const ids = await page.locator(controls).evaluateAll((all) => all.map(({ id }) => id).filter(Boolean))
    // Back to the initial state too.
    const chosen = await page.locator('main nav a[aria-current=true]').evaluateAll((all) => all.map(({ id }) => id))
    ids.push(...chosen)
    await page.evaluate(listen)
    for (const id of ids)
      for (const turn of ['', ' de nouveau']) {
        const control = page.locator(`[id="${id}"]`)
        if (!(await control.isVisible())) continue
        const before = await shown(page)
        await control.click()
        await page.waitForTimeout(150)
        // A checkbox always changes more than itself here.
        const isBox = (await control.getAttribute('type')) === 'checkbox'
        if (!isBox && (await shown(page)) === before) continue
        const sentences = await said(page)
        expect.soft(sentences.length, `${path} #${id}${turn} : ${JSON.stringify(sentences)}`).toBe(1)
        expect.soft(sentences.every(isSentence), `${path} #${id}${turn} : ${sentences}`).toBe(true)
      }
  }
})

test('a page that is late is said to be on its way', async ({ page }) => {
  const release = await hold(page, '**/assets/ProjetsPage-*.js')
  await open(page, pages.plan.path)
  await page.evaluate(listen)
  await clickUnseen(page, 'nav-projets')
  await expect.poll(() => said(page)).toEqual([expect.stringMatching(/arrive/)])
  release()
  await expect(page).toHaveTitle(pages.projets.title)
  expect(await said(page)).toEqual([])
})

/** State that a press may change. Focus counts for fields only: any control takes it. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)]
    const field = document.activeElement?.matches('input:not([type=checkbox], [type=radio]), textarea, select')
    return JSON.stringify([
      document.querySelector('main')?.textContent,
      all<HTMLDetailsElement>('details').map(({ open }) => open),
      all<HTMLInputElement>('input, select, textarea').map(({ checked, value }) => [checked, value]),
      all('[aria-pressed], [aria-expanded]').map(({ ariaPressed, ariaExpanded }) => [ariaPressed, ariaExpanded]),
      document.querySelector(':popover-open')?.id,
      field && document.activeElement?.id,
    ])
  })

const ways: [name: string, use: (control: Locator) => Promise<void>][] = [
  ['à la souris', (control) => control.click()],
  ['au doigt', (control) => control.tap()],
  [
    'au clavier',
    async (control) => {
      await control.focus()
      const isButton = await control.evaluate((element) => /^(?:button|summary)$/.test(element.localName))
      await control.press(isButton ? 'Enter' : 'Space')
    },
  ],
]

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('every control does something, by pointer, by finger and by key', async ({ page }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of [...paths, unknownPath]) {
      await open(page, path)
      await measured(page)
      // Header and footer are the same on every page.
      const all = page.locator(`${path === '/' ? 'body' : 'main'} :is(button, summary, input, select, textarea)`)
      const names = await all.evaluateAll((found) => {
        const kinds = new Set<string>()
        return found.map((element) => {
          // Not the honeypot; native fields and disclosures: one of each kind.
          if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled, [tabindex="-1"]'))
            return ''
          const kind = `${element.localName} ${element.className} ${element.getAttribute('type')}`
          if (element.localName !== 'button' && kinds.has(kind)) return ''
          kinds.add(kind)
          return element.id || (element.textContent ?? '').trim()
        })
      })
      for (const [index, name] of names.entries())
        for (const [way, use] of name ? ways : []) {
          const control = all.nth(index)
          await control.blur()
          const before = await stateOf(page)
          await use(control)
          const did = () => stateOf(page).then((after) => after !== before)
          await expect.soft.poll(did, `${path}, ${name}, ${way}`).toBe(true)
          // Closes the drawer; a reload undoes what a button changed.
          await page.keyboard.press('Escape')
          if (await control.evaluate((element) => element.matches('button:not([popovertarget])')))
            await open(page, path)
        }
    }
  })
})
