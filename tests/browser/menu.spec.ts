import type { Page } from '@playwright/test'
import { serviceIds } from '@/site/services'
import { cutWords, setTextSize } from './layout'
import { expectNone } from './room'
import { delay, expect, goTo, hydrated, open, test } from './test'

const menu = (page: Page) => page.locator('#menu')
const burger = (page: Page) => page.locator('#nav-menu')
const services = (page: Page) => menu(page).locator('summary')
const service = (page: Page) => page.locator(`#nav-${serviceIds[1]}`)

/** Elements that the open drawer makes inert. */
const inert = (page: Page) =>
  page.$$eval('main, footer, #nav-logo, #aller-au-contenu', (elements) =>
    elements.filter((element) => (element as HTMLElement).inert).map(({ localName }) => localName),
  )
const everything = ['a', 'a', 'main', 'footer']

test.describe('below 1280 px, the menu', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('is a drawer behind a burger, as high as the screen, with targets one can hit', async ({ page }) => {
    // Without the setting the menu slides in, and its targets are measured on their way.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')
    await expect(menu(page)).toBeHidden()
    await burger(page).click()
    await expect(menu(page)).toBeVisible()
    const box = await menu(page).boundingBox()
    const header = await page.getByRole('banner').boundingBox()
    expect(Math.round((box?.y ?? 0) - (header?.height ?? 0))).toBeLessThanOrEqual(1)
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)
    expect(box?.width).toBe(390)
    for (const target of [burger(page), ...(await menu(page).locator('a:visible, summary').all())])
      expect((await target.boundingBox())?.height, String(await target.textContent())).toBeGreaterThanOrEqual(44)
  })

  test('opens with its services, which stay until their own button folds them', async ({ page }) => {
    await open(page, '/')
    await burger(page).click()
    await expect(service(page)).toBeVisible()
    await page.locator('#nav-projets').focus()
    await expect(service(page)).toBeVisible()
    await services(page).click()
    await expect(service(page)).toBeHidden()
    await burger(page).click()
    await burger(page).click()
    await expect(service(page)).toBeVisible()
  })

  test('keeps focus between its burger and its links, closes on Escape and gives focus back', async ({ page }) => {
    await open(page, '/')
    await burger(page).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => inert(page)).toEqual(everything)
    for (let press = 0; press < 20; press++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer, #nav-logo'))).toBeNull()
    }
    await menu(page).getByRole('link').first().focus()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    // Folded, they would draw up what is below while the drawer fades.
    await expect(menu(page).locator('details')).toHaveAttribute('open')
    await expect(burger(page)).toBeFocused()
    expect(await inert(page)).toEqual([])
  })

  test('closed as soon as it was opened, leaves nothing inert', async ({ page }) => {
    await open(page, '/')
    await burger(page).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await page.waitForTimeout(300)
    await expect(menu(page)).toBeHidden()
    expect(await inert(page)).toEqual([])
  })

  test('closes when the window becomes wide enough for a row, and when one goes somewhere, and leaves the page usable', async ({
    page,
  }) => {
    await open(page, '/')
    for (const leave of [() => page.setViewportSize({ width: 1280, height: 800 }), () => page.click('#nav-projets')]) {
      await burger(page).click()
      await expect.poll(() => inert(page)).toEqual(everything)
      await leave()
      await expect(menu(page).and(page.locator(':popover-open'))).toHaveCount(0)
      await expect(service(page)).toBeHidden()
      await expect.poll(() => inert(page)).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
    }
  })

  test('holds in a low screen by scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 568, height: 320 })
    await open(page, '/')
    await burger(page).click()
    await page.locator('#nav-contact').scrollIntoViewIfNeeded()
    await expect(page.locator('#nav-contact')).toBeInViewport()
  })

  test('has its words whole with text of 32 px on the smallest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await setTextSize(page, 32)
    await open(page, '/')
    await burger(page).click()
    await expect(service(page)).toBeVisible()
    await expectNone(page, 'menu', { 'mots coupés': [cutWords, 'header'] })
  })

  test('opened before the application is there, stays open', async ({ page }) => {
    await delay(page, 1500)
    await page.goto('/')
    await burger(page).click()
    await hydrated(page)
    await expect.poll(() => inert(page)).toEqual(everything)
    await goTo(page, 'projets')
    await expect(page.locator('#nav-projets')).toBeHidden()
  })
})

test.describe('from 1280 px on, the menu', () => {
  test('unfolds the services with the keyboard, and closes on Escape with focus back', async ({ page }) => {
    await open(page, '/')
    await services(page).focus()
    await page.keyboard.press('Enter')
    await expect(service(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu(page).locator('details a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(service(page)).toBeHidden()
    await expect(services(page)).toBeFocused()
  })

  test('closes the services when focus moves on, when one clicks elsewhere, and when one goes somewhere', async ({
    page,
  }) => {
    await open(page, '/')
    for (const leave of [
      () => page.locator('#nav-projets').focus(),
      () => page.mouse.click(10, 600),
      () => service(page).click(),
    ]) {
      await services(page).click()
      await service(page).focus()
      await expect(service(page)).toBeVisible()
      await leave()
      await expect(service(page)).toBeHidden()
    }
  })
})

test('the first Tab reaches the link to the content, which leads there', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.locator('#aller-au-contenu')).toBeFocused()
  await expect(page.locator('#aller-au-contenu')).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})
