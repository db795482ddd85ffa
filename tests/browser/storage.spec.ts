import { cookies } from '@/content/confidentialite'
import { pages } from '@/site/pages'
import { expect, open, test } from './test'

/** Keys that the privacy page says are kept in a storage. */
const documented = (storage: 'local' | 'session') =>
  cookies.rows.filter(({ where }) => where.includes(storage)).flatMap(({ keys }) => keys)

test('a visit leaves on the device only what the privacy page lists, where it says', async ({ page }) => {
  await open(page, pages.contact.path)
  await page.locator('textarea').fill('Nous sommes une menuiserie.')
  await page.click('#pied-mesure')
  await expect(page).toHaveTitle(pages.confidentialite.title)
  await page.locator('#refus-mesure').uncheck()
  await page.reload()
  const kept = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
  }))
  expect(kept.cookies).toBe('')
  expect(kept.local).toContain('disable-rybbit')
  expect(kept.session).toContain('site:message')
  expect(kept.local.filter((key) => !documented('local').includes(key))).toEqual([])
  expect(kept.session.filter((key) => !documented('session').includes(key))).toEqual([])
})
