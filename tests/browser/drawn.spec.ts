/** Rendered size of pictures on every page, and the length of pages of services; drawings themselves: every-page.spec.ts. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { pages, thisSite } from '@/site/pages'
import { serviceIds } from '@/site/services'
import { margin } from '../../scripts/build/budgets'
import { fileOf } from '../../scripts/build/files'
import { readText } from '../../scripts/text'
import { isTemplate } from '../template'
import { lowContrasts } from './contrast'
import { cutPanes, drawingsAt, wallOf } from './drawings'
import { heightOf, measured, read, resize } from './layout'
import { doorOf, streetOf } from './street'
import { expect, open, paths, test } from './test'

interface Screen {
  width: number
  density: number
  /** Maximum ratio of rendered to natural size. */
  most: number
}

/**
 * 1.03: rounding. On a phone 1.1: `sizes` asks for 10 % less than the displayed width (Vitrine.tsx). At density 2 1.25: bands have files of
 * 2,304 px for 2,880 (scripts/content/viewModels.ts).
 */
const screens: Screen[] = [
  { width: 1440, density: 1, most: 1.03 },
  { width: 1920, density: 1, most: 1.03 },
  { width: 412, density: 1.75, most: 1.1 },
  { width: 1440, density: 2, most: 1.25 },
]

/** Pictures rendered larger than the chosen file, as readable lines. An owner's source may be no larger than its largest file. */
const softPictures = (page: Page, { density, most }: Screen) =>
  page.evaluate(
    async ([density, most, areSourcesLarge]) => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('picture img')].filter((image) =>
        image.checkVisibility(),
      )
      for (const image of pictures) image.loading = 'eager'
      await Promise.all(pictures.map((image) => image.decode()))
      return pictures.flatMap((image) => {
        // `naturalWidth` depends on `sizes`: the file's own width is in the srcset.
        const isChosen = (candidate: string) => image.currentSrc.endsWith(candidate.split(' ')[0] as string)
        const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])]
        const candidates = sources.map(({ srcset }) => srcset.split(', ')).find((files) => files.some(isChosen)) ?? []
        const chosen = candidates.find(isChosen)
        const natural = Number.parseInt(chosen?.split(' ')[1] ?? '0', 10)
        const times = (image.clientWidth * density) / natural
        const isLargest = chosen === candidates.at(-1)
        return times > most && (areSourcesLarge || !isLargest)
          ? [`${image.alt.slice(0, 40)} : ${image.clientWidth} px, fichier de ${natural}`]
          : []
      })
    },
    [density, most, isTemplate] as const,
  )

/** Height of a course and its joint, in pixels (BrickWall.module.css). */
const course = 30
const joint = 6

const withPictures = paths.filter((path) => readText(`dist/${fileOf(path)}`).includes('<picture'))

test('no picture is drawn larger than its file', async ({ browser, baseURL }) => {
  test.slow()
  for (const screen of screens) {
    const { width, density } = screen
    const context = await browser.newContext({
      baseURL: baseURL as string,
      viewport: { width, height: 900 },
      deviceScaleFactor: density,
      // No script chooses a picture.
      javaScriptEnabled: false,
    })
    const page = await context.newPage()
    for (const path of withPictures) {
      await page.goto(path)
      expect.soft(await softPictures(page, screen), `${path}, ${width} px, densité ${density}`).toEqual([])
    }
    await context.close()
  }
})

test('on a phone the street ends with a brick, at the edge of the window', async ({ page }) => {
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, pages.contact.path)
    const street = await streetOf(page).boundingBox()
    const door = await doorOf(page).boundingBox()
    const end = (street?.x ?? 0) + (street?.width ?? 0)
    expect.soft(end, `${width} px`).toBeCloseTo(width, 0)
    // Bricks are scaled, so that one ends at the edge.
    const scale = (door?.width ?? 0) / (await doorOf(page).evaluate((link: HTMLElement) => link.offsetWidth))
    const bricks = ((end - (door?.x ?? 0)) / scale + joint) / course
    expect.soft(bricks, `${width} px`).toBeCloseTo(Math.round(bricks), 1)
  }
})

test('at no width of a phone does the edge cut a window, whatever the roofs', async ({ page }) => {
  test.slow()
  const rooflines = new Map(
    paths.map((path) => [/#toits-\d/.exec(readText(`dist/${fileOf(path)}`))?.[0], path] as const),
  )
  rooflines.delete(undefined)
  expect(rooflines.size).toBeGreaterThan(1)
  for (const [roofs, path] of rooflines) {
    await open(page, path)
    await doorOf(page).scrollIntoViewIfNeeded()
    for (let width = 320; width <= 480; width += 7) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => page.evaluate(cutPanes), `${roofs}, ${width} px`).toMatchObject({ faults: [] })
    }
  }
})

/** An owner's references and prices add to a page, and a wide font as much again. */
const room = isTemplate ? 1 : margin ** 2

test('no page of a service is endless on a phone, and all that it folds is on the desk and on paper', async ({
  page,
}) => {
  let folded = 0
  for (const id of serviceIds) {
    const { path } = pages[id]
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, path)
    expect.soft(await heightOf(page), path).toBeLessThanOrEqual(8000 * room)
    const hidden = () =>
      page
        .locator('main details[name]')
        .evaluateAll((all) =>
          all.flatMap((details) =>
            [...details.querySelectorAll('p, li, dd')]
              .filter(
                (part) =>
                  part.getBoundingClientRect().height === 0 || !part.checkVisibility({ contentVisibilityAuto: true }),
              )
              .map((part) => part.textContent),
          ),
        )
    folded += (await hidden()).length
    await page.setViewportSize({ width: 1440, height: 900 })
    // Unfolding takes some frames.
    await expect.poll(hidden, path).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ media: 'print' })
    await expect.poll(hidden, `${path}, sur papier`).toEqual([])
    await page.emulateMedia({ media: 'screen' })
  }
  if (isTemplate) expect(folded).toBeGreaterThan(0)
})

test('the probes of drawings see walls, windows and streets', async ({ page }) => {
  test.slow()
  const seen: Record<string, number> = {}
  for (const path of paths) {
    await open(page, path)
    await doorOf(page).scrollIntoViewIfNeeded()
    for (const width of [390, 1440]) {
      await resize(page, width)
      const found = { ...(await read(page, drawingsAt(width))), mur: await wallOf(page) }
      for (const [name, one] of Object.entries(found)) if ('seen' in one) seen[name] = (seen[name] ?? 0) + one.seen
    }
    if (!Object.values(seen).includes(0)) break
  }
  expect(Object.keys(seen).length).toBeGreaterThan(1)
  expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([])
})

test('the alternative of a lost picture is read on what is behind it, wherever there are some', async ({ page }) => {
  test.slow()
  let seen = 0
  for (const path of withPictures)
    for (const width of [390, 1440]) {
      await open(page, path)
      await resize(page, width)
      // A lost picture is its alternative, in the place and the colour of the picture.
      const lost = await page.locator('main picture').evaluateAll((all) =>
        all.flatMap((picture, index) => {
          const image = picture.querySelector('img') as HTMLImageElement
          if (!image.checkVisibility()) return []
          const text = document.createElement('span')
          const { width, height } = image.getBoundingClientRect()
          Object.assign(text.style, { display: 'block', color: getComputedStyle(image).color })
          Object.assign(text.style, { width: `${width}px`, height: `${height}px` })
          text.textContent = image.alt
          text.id = `lost-${index}`
          picture.after(text)
          ;(picture as HTMLElement).hidden = true
          return [text.id]
        }),
      )
      seen += lost.length
      expect
        .soft(
          await lowContrasts(
            page,
            lost.map((id) => `#${id}`),
          ),
          `${path}, ${width} px`,
        )
        .toEqual([])
    }
  expect(seen).toBeGreaterThan(0)
})

test('the screen of this site, in its study, shows its page as it is: npm run pictures takes it again', async ({
  page,
}) => {
  /** An owner may have no such page. */
  const { hebergement }: Record<string, { path: string } | undefined> = pages
  test.skip(!isTemplate || !hebergement, 'an owner’s screens are the owner’s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, hebergement?.path ?? '/')
  await measured(page)
  /** Grey of a picture, in cells of 15 px of the page. */
  const cellsOf = (picture: string | Buffer) =>
    sharp(picture).greyscale().resize(96, 60, { fit: 'fill' }).raw().toBuffer()
  const picture = `src/content/projets/${thisSite}/page.png`
  const { width, height } = await sharp(picture).metadata()
  const screen = page.viewportSize()?.width ?? width
  const clip = { x: 0, y: 0, width: screen, height: Math.round((height / width) * screen) }
  const [taken, shown] = [await cellsOf(picture), await cellsOf(await page.screenshot({ clip }))]
  const changed = taken.filter((grey, index) => Math.abs(grey - (shown[index] ?? 0)) > 40)
  expect(changed.length / taken.length, 'part de l’image qui a changé').toBeLessThan(0.02)
})
