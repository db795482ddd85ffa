import type { Page } from '@playwright/test'
import { delay, expect, hydrated, open, test } from './test'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' })
const burger = (page: Page) => page.getByRole('button', { name: 'Menu' })

test.describe('below 1280 px, the menu', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('is a drawer behind a burger, as high as the screen', async ({ page }) => {
    await open(page, '/')
    await expect(menu(page)).toBeHidden()
    await burger(page).click()
    await expect(menu(page)).toBeVisible()
    const box = await menu(page).boundingBox()
    const header = await page.getByRole('banner').boundingBox()
    expect(Math.round((box?.y ?? 0) - (header?.height ?? 0))).toBeLessThanOrEqual(1)
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)
    expect(box?.width).toBe(390)
  })

  test('opens with its services, which stay until their own button folds them', async ({ page }) => {
    await open(page, '/')
    await burger(page).click()
    const service = page.locator('#nav-refonte')
    await expect(service).toBeVisible()
    await page.locator('#nav-projets').focus()
    await expect(service).toBeVisible()
    await menu(page).locator('summary').click()
    await expect(service).toBeHidden()
    await burger(page).click()
    await burger(page).click()
    await expect(service).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(service).toBeHidden()
  })

  test('has targets of at least 44 px', async ({ page }) => {
    await open(page, '/')
    await burger(page).click()
    for (const target of [burger(page), ...(await menu(page).locator('a:visible, summary').all())]) {
      const box = await target.boundingBox()
      expect(box?.height, await target.textContent().then(String)).toBeGreaterThanOrEqual(44)
    }
  })

  test('keeps focus between its burger and its links', async ({ page }) => {
    await open(page, '/')
    await burger(page).focus()
    await page.keyboard.press('Enter')
    const stops = new Set<string>()
    for (let press = 0; press < 20; press++) {
      await page.keyboard.press('Tab')
      stops.add(
        await page.evaluate(
          () =>
            document.activeElement?.closest('main, footer, #nav-logo, #aller-au-contenu')?.id ??
            document.activeElement?.tagName ??
            '',
        ),
      )
    }
    expect([...stops].filter((stop) => ['aller-au-contenu', 'contenu', 'nav-logo', 'FOOTER'].includes(stop))).toEqual(
      [],
    )
    expect(await page.evaluate(() => (document.querySelector('main') as HTMLElement).inert)).toBe(true)
  })

  test('closes on Escape and gives focus back', async ({ page }) => {
    await open(page, '/')
    await burger(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(burger(page)).toBeFocused()
    expect(await page.evaluate(() => (document.querySelector('main') as HTMLElement).inert)).toBe(false)
  })

  test('closes when one goes somewhere, and leaves the page usable', async ({ page }) => {
    await open(page, '/')
    await burger(page).click()
    await page.click('#nav-projets')
    await expect(page.locator('h1')).toBeFocused()
    await expect(menu(page)).toBeHidden()
    expect(await page.evaluate(() => (document.querySelector('main') as HTMLElement).inert)).toBe(false)
  })

  test('closes when the window becomes wide enough for a row of links', async ({ page }) => {
    await open(page, '/')
    await burger(page).click()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(burger(page)).toBeHidden()
    await expect(page.locator('#nav-projets')).toBeVisible()
    expect(await menu(page).evaluate((element) => element.matches(':popover-open'))).toBe(false)
    expect(await page.evaluate(() => (document.querySelector('main') as HTMLElement).inert)).toBe(false)
  })

  test('holds in a low screen by scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 568, height: 320 })
    await open(page, '/')
    await burger(page).click()
    await page.locator('#nav-contact').scrollIntoViewIfNeeded()
    await expect(page.locator('#nav-contact')).toBeInViewport()
  })
})

test.describe('from 1280 px on, the menu', () => {
  test('is a row of links, with no burger', async ({ page }) => {
    for (const [width, wide] of [
      [1279, false],
      [1280, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, '/')
      await expect(burger(page)).toBeVisible({ visible: !wide })
      await expect(page.locator('#nav-projets')).toBeVisible({ visible: wide })
    }
  })

  test('unfolds the services with the keyboard, and closes on Escape with focus back', async ({ page }) => {
    await open(page, '/')
    const services = menu(page).locator('summary')
    await services.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#nav-refonte')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.locator('#nav-creation')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('#nav-refonte')).toBeHidden()
    await expect(services).toBeFocused()
  })

  test('closes the services when one goes somewhere', async ({ page }) => {
    await open(page, '/')
    await menu(page).locator('summary').click()
    await page.click('#nav-refonte')
    await expect(page).toHaveURL(/refonte-site-web$/)
    await expect(page.locator('#nav-refonte')).toBeHidden()
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

test('a menu opened before the application is there stays open', async ({ page }) => {
  await delay(page, 1500)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await hydrated(page)
  await expect(page.locator('#nav-projets')).toBeVisible()
  await page.click('#nav-projets')
  await expect(page.locator('h1')).toHaveText('Des projets, et leurs raisons')
  await expect(page.locator('#nav-projets')).toBeHidden()
})
