/** Room for an owner's words and font on every page of their copy; the pages of this site are checked in browser/every-page. */
import { expectRoom } from '../browser/room'
import { open, paths, test } from '../browser/test'

test('every page has room for its words, in its font, spaced and enlarged @owner', async ({ page }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of paths)
    await test.step(path, async () => {
      await open(page, path)
      await expectRoom(page, `${path}, `)
    })
})
