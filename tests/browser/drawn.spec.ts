/**
 * Rendered size of pictures on every page, covered texts, the subjects and joints of walls, first signs of lines, and the length of pages of
 * services.
 */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { pages } from '@/site/pages'
import { serviceIds } from '@/site/services'
import { colourOf } from '@/theme/contrasts'
import { colors } from '@/theme/tokens'
import { margin } from '../../scripts/build/budgets'
import { fileOf } from '../../scripts/build/files'
import { isTemplate } from '../template'
import { heightOf, pictureOf, resize } from './layout'
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
        const candidates = image.closest('picture')?.querySelector('source')?.srcset.split(', ') ?? []
        const chosen = candidates.find((candidate) => image.currentSrc.endsWith(candidate.split(' ')[0] as string))
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

const withPictures = paths.filter((path) => readFileSync(`dist/${fileOf(path)}`, 'utf8').includes('<picture'))

test('no picture is drawn larger than its file', async ({ browser, baseURL }) => {
  test.slow()
  for (const screen of screens) {
    const { width, density } = screen
    const context = await browser.newContext({
      baseURL: baseURL as string,
      viewport: { width, height: 900 },
      deviceScaleFactor: density,
    })
    const page = await context.newPage()
    for (const path of withPictures) {
      await page.goto(path)
      expect.soft(await softPictures(page, screen), `${path}, ${width} px, densité ${density}`).toEqual([])
    }
    await context.close()
  }
})

/** For each wall with golden bricks, whether one of them is in sight. */
const goldenWalls = (page: Page) =>
  page.evaluate(
    (gold) =>
      [...document.querySelectorAll('main svg[preserveAspectRatio="none"]')].flatMap((wall) => {
        const lit = [...wall.querySelectorAll('path:not([d=""])')].filter(
          (brick) => getComputedStyle(brick).stroke === gold,
        )
        // A band cuts its drawing; on the page itself nothing does.
        let band = wall.parentElement as Element
        while (band.parentElement && getComputedStyle(band).overflowY === 'visible') band = band.parentElement
        const { top: start, bottom: end } = band.getBoundingClientRect()
        const rects = lit.map((brick) => brick.getBoundingClientRect())
        const isSeen = rects.some(({ top, bottom }) => bottom > start && top < end)
        return lit.length > 0 ? [isSeen] : []
      }),
    `rgb(${colourOf(colors.star).join(', ')})`,
  )

/**
 * Clumps of adjacent lit bricks that their wall shows in part, and how many it shows. A composition of whole bricks alone is no drawing: it
 * goes on past its wall.
 */
const clumpsOf = (page: Page) =>
  page.evaluate((course) => {
    let shown = 0
    const cut = [...document.querySelectorAll('main svg[preserveAspectRatio="none"]')].flatMap((drawing) => {
      const band = drawing.parentElement as Element
      if (getComputedStyle(band).overflowY === 'visible') return []
      const { left, right, top, bottom } = band.getBoundingClientRect()
      const [, , wide] = (drawing.getAttribute('viewBox') as string).split(' ').map(Number) as [number, number, number]
      const runs = [...drawing.querySelectorAll<SVGPathElement>('path:not([d*="v"])')].flatMap((path) => {
        const matrix = path.getScreenCTM() as DOMMatrix
        let [x, y] = [0, 0]
        return [...(path.getAttribute('d') as string).matchAll(/([mMh])(-?[\d.]+)[ ]?(-?[\d.]*)/g)].flatMap(
          ([, command, across, down]) => {
            const from = x
            x = Number(across) + (command === 'M' ? 0 : x)
            if (command !== 'h') y = Number(down) + (command === 'M' ? 0 : y)
            if (command !== 'h') return []
            // A brick cut at the end of its drawing is lit up to the edge (wall.ts).
            const [start, end] = [Math.min(from, wide), x].map((at) => new DOMPoint(at, y).matrixTransform(matrix)) as [
              DOMPoint,
              DOMPoint,
            ]
            return [{ left: end.x, right: start.x, middle: start.y, isWhole: (from - x) % 2 === 0 }]
          },
        )
      })
      if (runs.every(({ isWhole }) => isWhole)) return []
      type Run = (typeof runs)[number]
      /** A joint apart in one course, or one over the other. */
      const areAdjacent = (a: Run, b: Run) => {
        const courses = Math.round(Math.abs(a.middle - b.middle) / course)
        const overlap = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        return courses === 0 ? overlap > -8 : courses === 1 && overlap > 8
      }
      const clumps: Run[][] = []
      for (const run of runs) {
        const joined = clumps.filter((clump) => clump.some((other) => areAdjacent(run, other)))
        for (const clump of joined) clumps.splice(clumps.indexOf(clump), 1)
        clumps.push([run, ...joined.flat()])
      }
      return clumps
        .filter((clump) => {
          const isIn = clump.map(
            (run) => run.left > left - 8 && run.right < right + 8 && run.middle > top && run.middle < bottom,
          )
          const isSeen = clump.some(
            (run) => run.left < right && run.right > left && run.middle > top && run.middle < bottom,
          )
          if (isSeen) shown++
          return isSeen && isIn.includes(false)
        })
        .map(
          (clump) =>
            `${clump.length} assises ou briques, de ${Math.round(Math.min(...clump.map((run) => run.left)))} à ${Math.round(Math.max(...clump.map((run) => run.right)))} px`,
        )
    })
    return { shown, cut }
  }, course)

/**
 * Windows with a picture: by how many pixels a phone covers each of them, and by how many each one below its title is cut, if its picture is no
 * higher than 16:10.
 */
const windowsOf = (page: Page) =>
  page.locator('main article > .browser-window').evaluateAll((frames) => {
    const shown = frames.filter((frame) => frame.checkVisibility())
    const covered = shown.map((frame) => {
      const phone = frame.parentElement?.querySelector(':scope > [data-screen]')
      if (!phone?.checkVisibility()) return 0
      const [a, b] = [frame.getBoundingClientRect(), phone.getBoundingClientRect()]
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      return a.top < b.bottom && b.top < a.bottom ? Math.round(across) : 0
    })
    const cut = shown.flatMap((frame) => {
      const article = frame.parentElement as Element
      const [box, limit] = [frame, article].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect]
      const title = article.querySelector('h2, h3')?.getBoundingClientRect()
      const image = frame.querySelector('img')
      if (!image || !title || title.bottom > box.top) return []
      const declared = Math.min(Number(image.getAttribute('height')) / Number(image.getAttribute('width')), 0.625)
      const hidden = [
        image.clientWidth * declared - image.clientHeight,
        box.right - document.documentElement.clientWidth,
        box.bottom - limit.bottom,
      ]
      return [Math.round(Math.max(...hidden))]
    })
    return { covered, cut }
  })

test('a phone shows the capture of a phone everywhere, or nowhere, for each project that has one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const projects = { phone: new Set<string>(), desk: new Set<string>() }
  for (const path of paths) {
    await open(page, path)
    const seen = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main article')].flatMap((band) => {
        const path = band.querySelector('a')?.pathname
        const shows = (picture: string) => band.querySelector(picture)?.checkVisibility() === true
        return path ? [{ path, phone: shows('[data-screen=phone] img'), desk: shows('.browser-window img') }] : []
      }),
    )
    for (const { path, ...shown } of seen)
      for (const screen of ['phone', 'desk'] as const) if (shown[screen]) projects[screen].add(path)
  }
  expect(projects.phone.size).toBeGreaterThan(0)
  expect([...projects.desk].filter((path) => projects.phone.has(path))).toEqual([])
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

/** Grey values along the middle of each course of a wall, from a picture of it alone; its lit bricks as well if `isLit`. */
async function coursesOf(page: Page, wall: Locator, isLit: boolean): Promise<number[][]> {
  const { top, bottom } = await wall.evaluate((element, isLit) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      body { background: #fff }
      body *, body *::before, body *::after { visibility: hidden !important }
      [data-alone]::before, [data-alone]::after${isLit ? ', [data-alone] path:not([d*="h"][d*="v"])' : ''} { visibility: visible !important }
      [data-alone] path:not([d*="h"]) { stroke: #fff !important }
    `)
    document.adoptedStyleSheets.push(sheet)
    element.toggleAttribute('data-alone', true)
    const { top, bottom } = element.getBoundingClientRect()
    return { top: top + scrollY, bottom: bottom + scrollY }
  }, isLit)
  const picture = await pictureOf(page, top, bottom)
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true })
  return Array.from({ length: Math.floor(info.height / course) }, (_, row) => {
    const start = (info.height - Math.round((row + 0.5) * course)) * info.width
    return [...data.subarray(start, start + info.width)]
  })
}

/** A course as text: a space where there is no brick. */
const textOf = (greys: number[]) => greys.map((grey) => (grey > 252 ? ' ' : '#')).join('')

const wallOf = (page: Page) => page.locator('main div:has(> svg[preserveAspectRatio="none"])').first()

test('all joints of a wall are of one length, and no lit brick covers a part of another without a joint', async ({
  page,
}) => {
  test.slow()
  const seen = { joints: 0, bricks: 0 }
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of paths) {
      await open(page, path)
      if ((await wallOf(page).count()) === 0) continue
      const courses = await coursesOf(page, wallOf(page), false)
      const joints = courses.flatMap((course) => textOf(course).trim().match(/ +/g) ?? []).map(({ length }) => length)
      // A drawing on the page itself, without a wall.
      if (joints.length === 0) continue
      seen.joints += joints.length
      const others = joints.filter((length) => length !== joints[0])
      expect.soft(others, `${path} : joints, ${width} px`).toEqual([])
      const covered = (await coursesOf(page, wallOf(page), true)).flatMap((course, row) =>
        [...textOf(course).matchAll(/#+/g)].flatMap(({ 0: { length }, index }) => {
          seen.bricks++
          // Its ends may be between two pixels.
          const greys = course.slice(index + 1, index + length - 1)
          return Math.max(...greys) - Math.min(...greys) > 6 ? [`assise ${row}, ${index} px`] : []
        }),
      )
      expect.soft(covered, `${path} : briques sans joint, ${width} px`).toEqual([])
    }
  }
  expect(Math.min(seen.joints, seen.bricks)).toBeGreaterThan(0)
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

/** Words before a sign of double punctuation that begins a line. A block of one pixel is for screen readers. */
const signsOf = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const range = document.createRange()
    const placeOf = (node: Node, index: number) => {
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      return range.getBoundingClientRect()
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let last: { block: Element | null; node: Node; index: number } | undefined
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const block =
        node.parentElement?.closest('h1, h2, h3, h4, p, li, dt, dd, th, td, caption, figcaption, summary') ?? null
      const text = node.nodeValue ?? ''
      for (let index = 0; index < text.length; index++) {
        const character = text[index] as string
        if (/\s/.test(character)) continue
        if (/[:;!?»]/.test(character) && last && block && last.block === block && block.clientWidth > 1) {
          const [before, sign] = [placeOf(last.node, last.index), placeOf(node, index)]
          if (before.height > 0 && sign.height > 0 && sign.top >= before.bottom - before.height / 3)
            found.push(`${last.node.nodeValue?.slice(-30)}${text.slice(index, index + 20)}`)
        }
        last = { block, node, index }
      }
    }
    return found
  })

/** Texts under the ground of another element, as readable lines: first line of each element that has text of its own. */
const coveredTexts = (page: Page) =>
  page.evaluate(() => {
    const hasGround = (element: Element) => {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
      return Number(opacity) > 0 && (backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(backgroundColor))
    }
    const covered: string[] = []
    for (const element of document.querySelectorAll('main *')) {
      const text = [...element.childNodes].find(
        (node): node is Text => node instanceof Text && /\p{L}{2}/u.test(node.data),
      )
      if (!text || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left = 0, top = 0, width = 0, height = 0 } = range.getClientRects()[0] ?? {}
      // Off screen, or for screen readers.
      const isClipped = getComputedStyle(element).clipPath !== 'none'
      if (width < 8 || left < 0 || left > innerWidth || isClipped || element.closest('.visually-hidden')) continue
      window.scrollBy(0, top - innerHeight / 2)
      const line = range.getClientRects()[0]
      if (!line) continue
      const there = document.elementsFromPoint(line.left + 4, line.top + height / 2)
      const own = there.findIndex((one) => one === element || element.contains(one) || one.contains(element))
      const above = there.slice(0, Math.max(0, own)).find(hasGround)
      if (above) covered.push(`« ${text.data.trim().slice(0, 40)} », sous <${above.localName}>`)
    }
    return covered
  })

/** Walls whose height, or one of whose windows, is not of whole courses, by how many pixels; and how many windows they have. */
const floorsOf = (page: Page) =>
  page.evaluate((joint) => {
    let windows = 0
    const uneven = [...document.querySelectorAll('main ul')].flatMap((list) => {
      const { backgroundImage, backgroundSize, width, content } = getComputedStyle(list, '::before')
      // Two courses are a tile.
      const course = Number.parseFloat(backgroundSize.split(' ')[1] ?? '') / 2
      if (content === 'none' || !backgroundImage.includes('conic-gradient') || !course || width === '0px') return []
      const wall = list.getBoundingClientRect()
      const drawings = [...list.querySelectorAll('svg')].map((drawing) => drawing.getBoundingClientRect())
      windows += drawings.length
      return [wall.height, ...drawings.flatMap(({ top, height }) => [top - wall.top - joint, height + joint])]
        .map((length) => length - course * Math.round(length / course))
        .filter((rest) => Math.abs(rest) > 1)
    })
    return { windows, uneven }
  }, joint)

/** Widths of a phone, whose walls have drawings of their own; then of a tablet and of a desk. */
const phones = [320, 360, 390, 412]
const wider = [1024, 1440]

test('on every page no text is under another element, no line begins with a sign of double punctuation, walls and windows show what they draw', async ({
  page,
}) => {
  test.setTimeout(180_000)
  /** Width of a phone's frame. */
  const frameOfPhone = 8
  const seen = { walls: 0, clumps: 0, windows: 0, floors: 0 }
  for (const path of paths) {
    await open(page, path)
    for (const width of [...phones, ...wider]) {
      const where = `${path}, ${width} px`
      await resize(page, width)
      expect.soft(await signsOf(page), `${where} : signes en début de ligne`).toEqual([])
      const golden = await goldenWalls(page)
      expect.soft(golden, `${where} : briques dorées hors de vue`).not.toContain(false)
      const windows = await windowsOf(page)
      expect.soft(Math.max(0, ...windows.covered), `${where} : derrière un téléphone`).toBeLessThanOrEqual(frameOfPhone)
      expect.soft(Math.max(0, ...windows.cut), `${where} : images coupées`).toBeLessThanOrEqual(1)
      seen.walls += golden.length
      seen.windows += windows.cut.length
      if (phones.includes(width)) {
        const { shown, cut } = await clumpsOf(page)
        expect.soft(cut, `${where} : dessins coupés`).toEqual([])
        seen.clumps += shown
        const floors = await floorsOf(page)
        expect.soft(floors.uneven, `${where} : fenêtres hors des assises`).toEqual([])
        seen.floors += floors.windows
      }
      // Last: it scrolls.
      if (width !== 320) expect.soft(await coveredTexts(page), `${where} : textes couverts`).toEqual([])
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0)
})
