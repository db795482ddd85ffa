/**
 * Visible changes are announced once by a live region, in a sentence that makes sense alone; every control works by mouse, touch and
 * keyboard.
 */
import type { CDPSession, Locator, Page } from '@playwright/test'
import { environment } from '@/site/environment'
import { pages } from '@/site/pages'
import { listFiles } from '../../scripts/build/files'
import { measured } from './layout'
import { blockStorage, clickUnseen, expect, hold, open, paths, saveData, test, unknownPath } from './test'

interface Announcement {
  role: string
  text: string
  /** A status inserted with its text, which screen readers ignore. */
  isLost: boolean
}

/** Records the announcements of live regions (https://www.w3.org/TR/wai-aria-1.2/#live_region_roles). */
const recordAnnouncements = () => {
  const announced: Announcement[] = []
  Object.assign(window, { announced })
  const live = '[role=status], [role=alert], output, [aria-live]:not([aria-live=off])'
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes])
    const inserted = new Set(
      added.flatMap((node) =>
        node instanceof Element ? [...(node.matches(live) ? [node] : []), ...node.querySelectorAll(live)] : [],
      ),
    )
    const changed = records.flatMap(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement
      return element?.closest(live) ?? []
    })
    for (const region of new Set([...changed, ...inserted])) {
      region.setAttribute('data-heard', '')
      const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim()
      const role = region.role ?? 'status'
      if (text && region.isConnected) announced.push({ role, text, isLost: role === 'status' && inserted.has(region) })
    }
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
}

const takeAnnouncements = (page: Page) =>
  page.evaluate(() => (window as unknown as { announced: Announcement[] }).announced.splice(0))

/** Parts of the page that a control may change. */
const shown = (page: Page) => page.locator('main').evaluate((main) => main.textContent)

/** A sentence: three words at least. */
const isSentence = (text: string) => text.split(' ').length >= 3

/** Faults of the announcements of one change. A mistake or a failure is an alert, the rest a status (RGAA 7.5). */
const faultsOf = (announced: Announcement[], role: string) =>
  [
    announced.length !== 1 && 'pas une fois',
    announced.some(({ isLost }) => isLost) && 'inséré avec son texte',
    announced.some(({ text }) => !isSentence(text)) && 'pas une phrase',
    announced.some((one) => one.role !== role) && `pas ${role}`,
  ].filter(Boolean)

/** Controls that act on the page: buttons, checkboxes, and links that filter a list. */
const controls =
  'main :is(button:enabled, input[type=checkbox]:enabled, nav a[aria-current=true], nav a[href*="?"]):not([tabindex="-1"])'

/** Presses every control twice, and those that appear. @returns the faults of what is announced */
async function pressAll(page: Page, path: string): Promise<string[]> {
  const faults: string[] = []
  const pressed = new Set<string>()
  // Back to the initial state too.
  const [first] = await page.locator('main nav a[aria-current=true]').evaluateAll((all) => all.map(({ id }) => id))
  for (;;) {
    const ids = await page.locator(controls).evaluateAll((all) => all.map(({ id }) => id).filter(Boolean))
    const id = [...ids.filter((name) => name !== first), first].find((name) => name && !pressed.has(name))
    if (!id) return faults
    pressed.add(id)
    const control = page.locator(`[id="${id}"]`)
    for (const turn of ['', ' de nouveau']) {
      if (!(await control.isVisible())) continue
      const before = await shown(page)
      await control.click()
      await page.waitForTimeout(150)
      const announced = await takeAnnouncements(page)
      // A checkbox always changes more than itself here.
      const isBox = (await control.getAttribute('type').catch(() => null)) === 'checkbox'
      const isSame = !isBox && (await shown(page)) === before
      if (isSame && announced.length === 0) continue
      const role = (await page.locator('main [aria-invalid=true]').count()) > 0 ? 'alert' : 'status'
      for (const fault of faultsOf(announced, role))
        faults.push(`${path} #${id}${turn}, ${fault} : ${JSON.stringify(announced)}`)
    }
  }
}

test('every change of state that is seen is said once, in a sentence, by the right role; every live region speaks', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  await context.grantPermissions(['clipboard-write'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // A form that is sent to an address has its own tests: browser/variant.
  const said = [...paths, unknownPath].filter((path) => !(environment.contactEndpoint && path === pages.contact.path))
  for (const path of said) {
    await open(page, path)
    await measured(page)
    await page.evaluate(recordAnnouncements)
    expect.soft(await pressAll(page, path)).toEqual([])
    const wanting = page.locator('main form :invalid')
    while ((await wanting.count()) > 0) {
      const field = wanting.first()
      await field.fill(
        (await field.getAttribute('type')) === 'email' ? 'camille@exemple.fr' : 'Notre site ne s’ouvre pas.',
      )
    }
    await takeAnnouncements(page)
    expect.soft(await pressAll(page, `${path}, rempli,`)).toEqual([])
    const silent = page.locator('main :is([role=status], [role=alert], output):not([data-heard])')
    expect.soft(await silent.evaluateAll((all) => all.map((region) => region.outerHTML)), path).toEqual([])
  }
})

test('a page that is late is said to be on its way', async ({ page }) => {
  const release = await hold(page, '**/assets/ProjetsPage-*.js')
  await open(page, pages.plan.path)
  await page.evaluate(recordAnnouncements)
  await clickUnseen(page, 'nav-projets')
  await expect
    .poll(() => takeAnnouncements(page))
    .toEqual([expect.objectContaining({ text: expect.stringMatching(/arrive/) })])
  release()
  await expect(page).toHaveTitle(pages.projets.title)
  expect(await takeAnnouncements(page)).toEqual([])
})

test.describe('a page that is lost', () => {
  test.use({ expectedNoise: /Failed to load|dynamically imported module/ })

  test('is said by an alert, each time', async ({ page }) => {
    // No reload where storage is blocked, no prefetch where data are spared.
    await blockStorage(page)
    await saveData(page)
    await open(page, pages.introuvable.path)
    await page.evaluate(recordAnnouncements)
    await page.route('**/assets/*', (route) => route.abort())
    for (const id of await page.locator('header nav a').evaluateAll((all) => all.map((link) => link.id))) {
      await clickUnseen(page, id)
      const announced: Announcement[] = []
      await expect.poll(async () => announced.push(...(await takeAnnouncements(page))), id).toBeGreaterThan(0)
      await page.waitForTimeout(150)
      announced.push(...(await takeAnnouncements(page)))
      expect.soft(faultsOf(announced, 'alert'), `${id} : ${JSON.stringify(announced)}`).toEqual([])
    }
  })
})

/** Texts of the live regions of a page, generated content included, and all its other text: as assistive technology gets them. */
async function heardAndSeen(session: CDPSession) {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const regions: string[] = []
  const textOf = (id: string, isInRegion: boolean): string => {
    const node = byId.get(id)
    if (node?.role?.value === 'StaticText') return String(node.name?.value)
    const isRegion = /^(?:status|alert)$/.test(String(node?.role?.value))
    const text = (node?.childIds ?? []).map((child) => textOf(child, isInRegion || isRegion)).join('')
    if (isRegion) regions.push(text.replace(/\s+/g, ' ').trim())
    return isRegion && !isInRegion ? '' : text
  }
  const seen = textOf(String(nodes[0]?.nodeId), false)
  return { regions, seen }
}

/** Clicks a control. @returns what is said and seen before and after, without the control and its name */
async function change(session: CDPSession, control: Locator) {
  // The control is hidden from assistive technology: its own name, and what a disclosure holds, are not to count as announced.
  await control.evaluate((element) => {
    const own = (element as HTMLInputElement).labels ?? [element.parentElement]
    for (const one of own) if (one) one.ariaHidden = 'true'
  })
  const before = await heardAndSeen(session)
  await control.evaluate((element) => (element as HTMLElement).click())
  // A screenshot renders a frame; no script runs in the page that could wait for one.
  await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width: 1, height: 1, scale: 1 },
  })
  const after = await heardAndSeen(session)
  await control.evaluate(() => {
    for (const one of document.querySelectorAll('label, details')) one.ariaHidden = null
  })
  const said = after.regions.filter((text, index) => text !== before.regions[index])
  return { said, isSeen: after.seen !== before.seen, isInserted: after.regions.length !== before.regions.length }
}

test.describe('in a demonstration', () => {
  test.use({ javaScriptEnabled: false })

  test('what a choice changes elsewhere is said once, in a sentence', async ({ page, context }) => {
    test.setTimeout(180_000)
    const faults: string[] = []
    const session = await context.newCDPSession(page)
    for (const file of listFiles('dist').filter((name) => /^demonstration.*\/index.html$/.test(name))) {
      await page.goto(`/${file.replace('/index.html', '')}`)
      const choices = page.locator('summary, input:is([type=radio], [type=checkbox])')
      const kinds = await choices.evaluateAll((all) =>
        (all as HTMLInputElement[]).map(({ id, localName, textContent, type }) => ({
          name: id || textContent,
          isDisclosure: localName === 'summary',
          isBox: type === 'checkbox',
        })),
      )
      expect(kinds.length, file).toBeGreaterThan(0)
      // A status in a disclosure is inserted with its text; that of a form may be disclosed with the form.
      for (const text of await page.locator('details:not(:has(input)) [role=status]').allTextContents())
        faults.push(`${file} : ${text} : apparaît avec son texte`)
      for (const [index, { name: own, isDisclosure, isBox }] of kinds.entries()) {
        const name = `${file} ${own}`
        for (const _ of isBox ? [0, 1] : [0]) {
          const { said, isSeen, isInserted } = await change(session, choices.nth(index))
          if (said.length > 1 || (isSeen && said.length === 0 && !isDisclosure))
            faults.push(`${name} : dit ${said.length} fois : ${said}`)
          if (!said.every(isSentence) || isInserted) faults.push(`${name} : ${said}`)
        }
      }
    }
    expect(faults).toEqual([])
  })
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
          // The honeypot is left out; native fields and disclosures: one of each kind.
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
