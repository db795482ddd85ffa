/** Faults of drawings, read in a page that is open (every-page.spec.ts): walls, windows, streets, and what lies over texts. */
import type { Locator, Page } from '@playwright/test'
import { colors } from '@/theme/tokens'
import { fileOf } from '../../scripts/build/files'
import { readText } from '../../scripts/text'
import { computed } from '../contrast'
import { addStyle, pictureOf, type Seen } from './layout'
import { paths } from './test'

/** Walls on show none of whose golden bricks is in sight. @param gold as a computed colour */
const hiddenGold = (gold: string): Seen => {
  const walls = [...document.querySelectorAll('main svg[preserveAspectRatio="none"]')].flatMap((wall) => {
    if (!wall.checkVisibility()) return []
    const lit = [...wall.querySelectorAll('path:not([d=""]), rect')].filter((brick) => {
      const { stroke, fill } = getComputedStyle(brick)
      return stroke === gold || (brick.localName === 'rect' && fill === gold)
    })
    // A band cuts its drawing; on the page itself nothing does.
    let band = wall.parentElement as Element
    while (band.parentElement && getComputedStyle(band).overflowY === 'visible') band = band.parentElement
    const { top: start, bottom: end } = band.getBoundingClientRect()
    const rects = lit.map((brick) => brick.getBoundingClientRect())
    const isSeen = rects.some(({ top, bottom }) => bottom > start && top < end)
    return lit.length > 0 ? [{ band, isSeen }] : []
  })
  const hidden = walls.filter(({ isSeen }) => !isSeen)
  return { seen: walls.length, faults: hidden.map(({ band }) => `${band.localName}.${band.className}`) }
}

/**
 * Clumps of adjacent lit bricks that their wall shows in part, and how many it shows. A composition of whole bricks alone is no drawing: it
 * goes on past its wall.
 */
const clumpsOf = (): Seen => {
  const course = 30
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
  return { seen: shown, faults: cut }
}

/** Walls of bricks off and on none of whose half bricks begins at the margin of the texts. */
const wallsOffMargin = (): Seen => {
  const joint = 6
  const walls = [...document.querySelectorAll<SVGSVGElement>('main svg[preserveAspectRatio="none"]')].filter(
    ({ parentElement }) => getComputedStyle(parentElement as Element, '::before').maskImage.includes('gradient'),
  )
  const text = document.querySelector('main .container') as Element
  const margin = Number.parseFloat(getComputedStyle(text).paddingInlineStart)
  const faults = walls.flatMap((wall) => {
    const half = (wall.getScreenCTM() as DOMMatrix).a
    const rest = (wall.getBoundingClientRect().right - margin + joint / 2) % half
    const off = Math.min(rest, half - rest)
    return off > 1 ? [`${wall.parentElement?.className} : à ${off.toFixed(1)} px`] : []
  })
  return { seen: walls.length, faults }
}

/**
 * Windows with a picture that a phone covers by more than its frame, or cut below their title, if their picture is no higher than 16:10;
 * those below a title are counted.
 */
const cutWindows = (): Seen => {
  /** Width of a phone's frame. */
  const frameOfPhone = 8
  const shown = [...document.querySelectorAll('main article > .browser-window')].filter((frame) =>
    frame.checkVisibility(),
  )
  const covered = shown.flatMap((frame) => {
    const phone = frame.parentElement?.querySelector(':scope > [data-screen]')
    if (!phone?.checkVisibility()) return []
    const [a, b] = [frame.getBoundingClientRect(), phone.getBoundingClientRect()]
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    return a.top < b.bottom && b.top < a.bottom && Math.round(across) > frameOfPhone
      ? [`derrière un téléphone, de ${Math.round(across)} px`]
      : []
  })
  const hidden = shown.flatMap((frame) => {
    const article = frame.parentElement as Element
    const [box, limit] = [frame, article].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect]
    const title = article.querySelector('h2, h3')?.getBoundingClientRect()
    const image = frame.querySelector('img')
    if (!image || !title || title.bottom > box.top) return []
    const declared = Math.min(Number(image.getAttribute('height')) / Number(image.getAttribute('width')), 0.625)
    const parts = [
      image.clientWidth * declared - image.clientHeight,
      box.right - document.documentElement.clientWidth,
      box.bottom - limit.bottom,
    ]
    return [Math.round(Math.max(...parts))]
  })
  const cut = hidden.filter((pixels) => pixels > 1).map((pixels) => `coupée de ${pixels} px`)
  return { seen: hidden.length, faults: [...covered, ...cut] }
}

/** Windows of the street that the edge of a phone cuts; a page whose street has none. */
export const cutPanes = (): Seen => {
  const half = 27
  const cut = [...document.querySelectorAll('main svg')].flatMap((drawing) => {
    const pane = drawing.querySelector('path[stroke="var(--pane)"]')
    if (!pane) return []
    const { left, width } = drawing.getBoundingClientRect()
    const scale = width / (drawing as SVGSVGElement).width.baseVal.value
    const middles = [...(pane.getAttribute('d') ?? '').matchAll(/M([\d.]+)/g)].map(([, x]) => left + Number(x) * scale)
    // One pixel at the edge may come from the rounding of the scale.
    return middles.map((middle) => Math.abs(innerWidth - middle) < half * scale - 1)
  })
  const isEmpty = cut.length === 0 && document.querySelector('#appel-titre') !== null
  return { seen: cut.length, faults: [...cut.filter(Boolean).map(() => 'coupée'), ...(isEmpty ? ['aucune'] : [])] }
}

/** Projects of which a page of the built site has the capture of a phone, by their paths. */
const withPhone = new Set(
  paths
    .flatMap((path) =>
      readText(`dist/${fileOf(path)}`)
        .split('<article')
        .slice(1),
    )
    .map((rest) => rest.split('</article>')[0] as string)
    .filter((band) => band.includes('data-screen="phone"'))
    .flatMap((band) => /<a\b[^>]* href="([^"#?]+)/.exec(band)?.[1] ?? []),
)

/** Bands that show a phone the capture of a desk, of a project that has one of a phone; captures of phones are counted. */
const desksOnPhones = (withPhone: string[]): Seen => {
  const bands = [...document.querySelectorAll<HTMLElement>('main article')].flatMap((band) => {
    const { pathname = '' } = band.querySelector('a') ?? {}
    const shows = (picture: string) => band.querySelector(picture)?.checkVisibility() === true
    return withPhone.includes(pathname)
      ? [{ pathname, isPhone: shows('[data-screen=phone] img'), isDesk: shows('.browser-window img') }]
      : []
  })
  const faults = bands.filter(({ isDesk }) => isDesk).map(({ pathname }) => pathname)
  return { seen: bands.filter(({ isPhone }) => isPhone).length, faults }
}

/** Height of a course, in pixels (BrickWall.module.css). */
const course = 30

/** Grey values along the middle of each course of a wall, from a picture of it alone; its lit bricks as well if `isLit`. */
async function coursesOf(page: Page, wall: Locator, isLit: boolean): Promise<number[][]> {
  const lit = isLit ? ', [data-alone] path:not([d*="h"][d*="v"])' : ''
  const restore = await addStyle(
    page,
    `body { background: #fff }
    body *, body *::before, body *::after { visibility: hidden !important }
    [data-alone]::before, [data-alone]::after${lit} { visibility: visible !important }
    [data-alone] path:not([d*="h"]) { stroke: #fff !important }`,
  )
  const { top, bottom } = await wall.evaluate((element) => {
    element.toggleAttribute('data-alone', true)
    const { top, bottom } = element.getBoundingClientRect()
    return { top: top + scrollY, bottom: bottom + scrollY }
  })
  const picture = await pictureOf(page, top, bottom)
  await restore()
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true })
  return Array.from({ length: Math.floor(info.height / course) }, (_, row) => {
    const start = (info.height - Math.round((row + 0.5) * course)) * info.width
    return [...data.subarray(start, start + info.width)]
  })
}

/** A course as text: a space where there is no brick. */
const textOf = (greys: number[]) => greys.map((grey) => (grey > 252 ? ' ' : '#')).join('')

/**
 * Joints of the first wall of a page that are not of one length, and lit bricks that cover a part of another without a joint; joints, or
 * bricks, whichever are fewer, are counted.
 */
export async function wallOf(page: Page): Promise<Seen> {
  const wall = page.locator('main div:has(> svg[preserveAspectRatio="none"])').first()
  const nothing = { seen: 0, faults: [] }
  if ((await wall.count()) === 0) return nothing
  const courses = await coursesOf(page, wall, false)
  const joints = courses.flatMap((course) => textOf(course).trim().match(/ +/g) ?? []).map(({ length }) => length)
  // A drawing on the page itself, without a wall.
  if (joints.length === 0) return nothing
  const others = joints.filter((length) => length !== joints[0])
  let bricks = 0
  const covered = (await coursesOf(page, wall, true)).flatMap((course, row) =>
    [...textOf(course).matchAll(/#+/g)].flatMap(({ 0: { length }, index }) => {
      bricks++
      // Its ends may be between two pixels.
      const greys = course.slice(index + 1, index + length - 1)
      return Math.max(...greys) - Math.min(...greys) > 6 ? [`briques sans joint, assise ${row}, ${index} px`] : []
    }),
  )
  const faults = [...others.map((length) => `joint de ${length} px, d’autres de ${joints[0]}`), ...covered]
  return { seen: Math.min(joints.length, bricks), faults }
}

/** Words before a mark of double punctuation that begins a line. A block of one pixel is visually hidden. */
const loosePunctuation = () => {
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
        const [before, mark] = [placeOf(last.node, last.index), placeOf(node, index)]
        if (before.height > 0 && mark.height > 0 && mark.top >= before.bottom - before.height / 3)
          found.push(`${last.node.nodeValue?.slice(-30)}${text.slice(index, index + 20)}`)
      }
      last = { block, node, index }
    }
  }
  return found
}

/** Texts under the ground of another element, as readable lines: first line of each element that has text of its own. */
const coveredTexts = () => {
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
  window.scrollTo({ top: 0, behavior: 'instant' })
  return covered
}

/** Walls of lists whose height, or one of whose windows, is not of whole courses; windows are counted. A gable over a list has none. */
const floorsOf = (): Seen => {
  const joint = 6
  let windows = 0
  const uneven = [...document.querySelectorAll('main ul')].flatMap((list) => {
    const { backgroundImage, backgroundSize, width, height, content } = getComputedStyle(list, '::before')
    // Two courses are a tile.
    const course = Number.parseFloat(backgroundSize.split(' ')[1] ?? '') / 2
    if (content === 'none' || !backgroundImage.includes('conic-gradient') || !course || width === '0px') return []
    const { top: start } = list.getBoundingClientRect()
    const wall = { top: start, height: Number.parseFloat(height) }
    const drawings = [...list.querySelectorAll('svg')]
      .map((drawing) => drawing.getBoundingClientRect())
      .filter(({ top }) => top < start + wall.height)
    windows += drawings.length
    return [wall.height, ...drawings.flatMap(({ top, height }) => [top - wall.top - joint, height + joint])]
      .map((length) => length - course * Math.round(length / course))
      .filter((rest) => Math.abs(rest) > 1)
      .map((rest) => `« ${list.textContent.trim().slice(0, 30)} » : à ${rest.toFixed(1)} px d’une assise`)
  })
  return { seen: windows, faults: uneven }
}

/** Drawings of which a part leaves the box by more than a joint, and covers what is beside it. A drawing without a box is not drawn. */
const spilledDrawings = (): Seen => {
  const joint = 6
  const drawings = [...document.querySelectorAll('svg')].filter((drawing) => {
    const { width, height } = drawing.getBoundingClientRect()
    return drawing.checkVisibility() && (width > 0 || height > 0) && getComputedStyle(drawing).overflow === 'visible'
  })
  const faults = drawings.flatMap((drawing) => {
    const box = drawing.getBoundingClientRect()
    const parts = [...drawing.querySelectorAll<SVGGeometryElement>('path, rect, use')].map((part) =>
      part.getBoundingClientRect(),
    )
    const beyond = parts.map(({ left, right, top, bottom }) =>
      Math.max(box.left - left, right - box.right, box.top - top, bottom - box.bottom),
    )
    const most = Math.round(Math.max(0, ...beyond))
    const place = drawing.closest('section')?.textContent.trim().slice(0, 30) ?? ''
    return most > joint ? [`${drawing.getAttribute('viewBox')}, « ${place} » : ${most} px`] : []
  })
  return { seen: drawings.length, faults }
}

const ofDrawings = {
  'ponctuation en début de ligne': loosePunctuation,
  'briques dorées hors de vue': [hiddenGold, computed(colors.star)],
  'images coupées': cutWindows,
  'fenêtres hors des assises': floorsOf,
  'dessins hors de leur boîte': spilledDrawings,
} as const
/** Probes at the width of a phone, where walls have drawings of their own. */
const ofPhones = {
  'dessins coupés': clumpsOf,
  'murs hors de la marge': wallsOffMargin,
  'captures d’ordinateur sur un téléphone': [desksOnPhones, [...withPhone]],
  'fenêtres coupées au bord': cutPanes,
} as const

/** Widths at which drawings are composed: phones, a tablet, a desk. */
const composed = [320, 360, 390, 412, 1024, 1440]

/** Probes of the drawings at a width, for `read`. That of texts comes last: it scrolls. */
export const drawingsAt = (width: number) => ({
  ...(composed.includes(width) && ofDrawings),
  ...(composed.includes(width) && width < 600 && ofPhones),
  ...(composed.includes(width) && width !== 320 && { 'textes couverts': coveredTexts }),
})
