/** Layout faults that can be detected without knowing the design: clipped or overlapping texts, small targets. */
import { type CDPSession, expect, type Page } from '@playwright/test'
import sharp from 'sharp'

/** Injects a user stylesheet. Returns the function that removes it. */
export async function addStyle(page: Page, css: string) {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet()
    added.replaceSync(text)
    document.adoptedStyleSheets.push(added)
    return added
  }, css)
  return () =>
    page.evaluate((added) => {
      document.adoptedStyleSheets = [...document.adoptedStyleSheets].filter((other) => other !== added)
    }, sheet)
}

/** Faults that a probe has found, and how many things it has looked at: a probe that sees nothing finds nothing. */
export interface Seen {
  seen: number
  faults: string[]
}

/** A function that runs in the page, alone or with the value it is given. */
type Probe = (() => string[] | Seen) | readonly [run: (given: never) => string[] | Seen, given: unknown]

/**
 * Runs probes in one call, one after the other.
 * @returns the findings of each, by name
 */
export const read = (page: Page, probes: Record<string, Probe>): Promise<Record<string, string[] | Seen>> => {
  const calls = Object.entries(probes).map(([name, probe]) => {
    const [run, given] = [probe].flat()
    return `${JSON.stringify(name)}: (${run})(${JSON.stringify(given)})`
  })
  return page.evaluate(`({ ${calls.join(', ')} })`)
}

/** Faults among what probes have found, by name: none for those that found none. */
export const faultsIn = (found: Record<string, string[] | Seen>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(found)
      .map(([name, one]) => [name, 'faults' in one ? one.faults : one] as const)
      .filter(([, faults]) => faults.length > 0),
  )

/** Waits for the end of transitions: a drawer that slides, an answer that unfolds. */
export const animationsEnded = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))

export async function resize(page: Page, width: number, height = 900) {
  await page.setViewportSize({ width, height })
  await animationsEnded(page)
}

/** Horizontal overflow of the page, as a readable line. */
export const overflow = () => {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px`] : []
}

/**
 * Items whose marker is over the item before, or in the gap between the two: a list laid out in rows that nobody has freed of its markers.
 */
export const strayMarkers = () =>
  [...document.querySelectorAll('main li + li, footer li + li')].flatMap((item) => {
    const { display, listStyleType } = getComputedStyle(item)
    const isMarked = display === 'list-item' && !['none', '""'].includes(listStyleType) && item.checkVisibility()
    const [before, box] = [item.previousElementSibling as Element, item].map((one) => one.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
    ]
    const isBeside = before.top < box.bottom && before.bottom > box.top && before.right <= box.left + 1
    return isMarked && isBeside && box.left - before.right < 20 ? [item.textContent] : []
  })

/** Titles whose words break at their hyphens, where a line is long enough for the word, as readable lines. */
export const brokenAtHyphens = () =>
  [...document.querySelectorAll('main :is(h1, h2, h3, h4, dt, summary)')].flatMap((title) => {
    const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      // A title in a summary is a title of its own.
      if (text.parentElement?.closest('h1, h2, h3, h4, dt, summary') !== title) continue
      for (const { 0: word, index } of text.data.matchAll(/[^\s-]+(?:-[^\s-]+)+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
        const isSeen = new Set(lines.map(({ top }) => Math.round(top))).size > 1 && title.checkVisibility()
        const length = lines.reduce((sum, { width }) => sum + width, 0)
        if (isSeen && length <= title.clientWidth) broken.push(word)
      }
    }
    return broken
  })

/** Titles on a picture, of which they hide words, or less than 24 px from it or from its frame, as readable lines. */
export const titlesAtEdges = () => {
  const bar = 40
  const least = 24
  const frames = [...document.querySelectorAll('main picture, main iframe')]
    .filter((picture) => picture.checkVisibility())
    .map((picture) => {
      const parent = picture.parentElement as Element
      const image = picture.querySelector('img') ?? picture
      const isFrame = parent.clientWidth <= image.clientWidth + bar
      const frame = picture.closest('figure, .browser-window') ?? (isFrame ? parent : image)
      const { left, right, top, bottom } = frame.getBoundingClientRect()
      // A band may cut its picture.
      const band = frame.closest('article, section')?.getBoundingClientRect()
      return { left, right, top, bottom: Math.min(bottom, band?.bottom ?? bottom) }
    })
  const titles = [...document.querySelectorAll('main :is(h1, h2, h3)')].filter(({ clientWidth }) => clientWidth !== 1)
  return titles.flatMap((title) => {
    const lineHeight = Number.parseFloat(getComputedStyle(title).lineHeight)
    const texts = [title, ...title.querySelectorAll('*')].flatMap(({ childNodes }) => [...childNodes])
    const lines = texts
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .flatMap((text) => {
        const range = document.createRange()
        range.selectNode(text)
        return [...range.getClientRects()]
      })
      .filter(({ width }) => width > 1)
      .map(({ left, right, top, bottom }) => {
        // A rectangle has the height of the font, a line its own.
        const middle = (top + bottom) / 2
        return { left, right, top: middle - lineHeight / 2, bottom: middle + lineHeight / 2 }
      })
    return frames.flatMap((frame) => {
      const shares = lines.map(({ left, right, top, bottom }) => ({
        across: Math.min(right, frame.right) - Math.max(left, frame.left),
        down: Math.min(bottom, frame.bottom) - Math.max(top, frame.top),
      }))
      const over = shares.filter(({ across, down }) => across > 1 && down > 1)
      const fault = (what: string, px: number) => [`« ${title.textContent} » ${what} ${Math.round(px)} px`]
      if (over.length === 0) {
        const gaps = shares.filter(({ across }) => across > 1).map(({ down }) => -down)
        const gap = Math.min(...gaps)
        return gap < least - 1 ? fault('est au bord d’une image, à', gap) : []
      }
      return fault('cache une image, sur', Math.max(...over.map(({ across, down }) => Math.min(across, down))))
    })
  })
}

/**
 * Strips of a picture less than 16 px wide, across or down, left between what covers it (a title, a text, a phone) and the next edge, as
 * readable lines. What covers it is of the same band and has a background, of its own or of its `::before`.
 */
export const strips = () => {
  const cell = 2
  const least = 16
  type Box = Record<'left' | 'right' | 'top' | 'bottom', number>
  const isPainted = ({ backgroundColor, content, display }: CSSStyleDeclaration, pseudo = false) =>
    !/^rgba\(.*, 0\)$/.test(backgroundColor) && (!pseudo || (content !== 'none' && display !== 'none'))
  const boxes = (element: Element): Box[] => {
    const before = getComputedStyle(element, '::before')
    const rects: Box[] = isPainted(getComputedStyle(element)) ? [...element.getClientRects()] : []
    if (!isPainted(before, true) || before.position !== 'absolute') return rects
    const { left, top } = element.getBoundingClientRect()
    const [x, y] = [left + Number.parseFloat(before.left), top + Number.parseFloat(before.top)]
    const [width, height] = [before.width, before.height].map(Number.parseFloat) as [number, number]
    return [...rects, { left: x, top: y, right: x + width, bottom: y + height }]
  }
  return [...document.querySelectorAll('main article picture')]
    .filter((picture) => picture.checkVisibility())
    .flatMap((picture) => {
      const band = picture.closest('article') as Element
      const part = [...band.children].find((child) => child.contains(picture)) as Element
      const depth = (element: Element) => Number.parseInt(getComputedStyle(element).zIndex, 10) || 0
      const covers = [...band.children]
        .filter((other) => other !== part && other.checkVisibility() && depth(other) >= depth(part))
        .flatMap((other) => [other, ...other.querySelectorAll('*')].flatMap(boxes))
      const [frame, limit] = [part, band].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect]
      const left = Math.max(frame.left, 0)
      const top = Math.max(frame.top, limit.top)
      const columns = Math.floor((Math.min(frame.right, document.documentElement.clientWidth) - left) / cell)
      const rows = Math.floor((Math.min(frame.bottom, limit.bottom) - top) / cell)
      const isCovered = (column: number, row: number) => {
        const [x, y] = [left + (column + 0.5) * cell, top + (row + 0.5) * cell]
        return covers.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom)
      }
      /** First cell of each row or column of cells that differs from the one before: at an edge of what covers. */
      const turns = (count: number, start: number, edges: number[]) => {
        const cells = edges.map((edge) => (edge - start) / cell - 0.5)
        const found = [0, ...cells.flatMap((at) => [Math.floor(at) + 1, Math.ceil(at)])]
        return [...new Set(found)].filter((at) => at >= 0 && at < count)
      }
      const places = (count: number) => Array.from({ length: count }, (_, index) => index)
      /** Shortest run of cells that are not covered, of those beside covered ones, in px. */
      const shortest = (lines: boolean[][]) => {
        const runs = lines.flatMap((line) => {
          const runs: number[] = []
          let run = 0
          for (const [index, is] of [...line, true].entries()) {
            const isBeside = (index < line.length && is) || (run > 0 && run < index)
            if (is && run > 0 && isBeside) runs.push(run)
            run = is ? 0 : run + 1
          }
          return runs
        })
        return Math.min(Number.POSITIVE_INFINITY, ...runs) * cell
      }
      const edges = (one: 'left' | 'top', other: 'right' | 'bottom') => covers.flatMap((box) => [box[one], box[other]])
      const across = shortest(
        turns(rows, top, edges('top', 'bottom')).map((row) => places(columns).map((column) => isCovered(column, row))),
      )
      const down = shortest(
        turns(columns, left, edges('left', 'right')).map((column) => places(rows).map((row) => isCovered(column, row))),
      )
      const name = picture.querySelector('img')?.alt.slice(0, 40)
      return [
        ...(across < least ? [`« ${name} » : une bande de ${across} px de large`] : []),
        ...(down < least ? [`« ${name} » : une bande de ${down} px de haut`] : []),
      ]
    })
}

/**
 * Words that cut the bricks of a wall elsewhere than at joints, as readable lines: the right edge of what makes room for them on the grid
 * of half bricks, its upper edge on that of courses.
 */
export const cutBricks = () =>
  [...document.querySelectorAll('main h1 > *')].flatMap((line) => {
    const room = getComputedStyle(line, '::before')
    const wall = line.closest('main > *')?.querySelector('svg[preserveAspectRatio="none"]')?.parentElement
    if (room.position !== 'absolute' || !wall) return []
    // A custom property is text, a calculation on small screens.
    const ruler = wall.appendChild(document.createElement('i'))
    ruler.style.cssText = 'position: absolute; width: var(--brick)'
    const half = ruler.getBoundingClientRect().width / 2
    ruler.remove()
    const { left, bottom } = line.getBoundingClientRect()
    const ground = wall.getBoundingClientRect()
    const off = (length: number, unit: number) => Math.abs(length - Math.round(length / unit) * unit)
    const across = off(ground.right - left - Number.parseFloat(room.left) - Number.parseFloat(room.width), half)
    const down = off(ground.bottom - bottom + Number.parseFloat(room.bottom) + Number.parseFloat(room.height), 30)
    return Math.max(across, down) > 1 ? [`« ${line.textContent} » : à ${across} et ${down} px d’un joint`] : []
  })

/**
 * Walls laid as a background of two courses that end within one, as readable lines: their height is that of texts, whose lines and gaps
 * must then be as high as courses.
 */
export const cutCourses = () => {
  const joint = 6
  /** Layers of a value; a comma in parentheses does not separate them. */
  const layersOf = (value: string) => value.split(/,(?![^(]*\))\s*/)
  return [...document.querySelectorAll('main *')].flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo)
      const isSeen = element.checkVisibility() && style.display !== 'none' && (!pseudo || style.content !== 'none')
      if (!isSeen || !style.backgroundImage.includes('conic-gradient(')) return []
      const starts = layersOf(style.backgroundPositionY)
      const walls = layersOf(style.backgroundSize).flatMap((size, layer) => {
        const high = /^\S+ ([\d.]+)px$/.exec(size)?.[1]
        const start = /^(?:([\d.]+)px|0%)$/.exec(starts[layer] ?? '')
        return high && start ? [{ course: Number(high) / 2, start: Number(start[1] ?? 0) }] : []
      })
      const { course = 0, start = 0 } = walls.toSorted((a, b) => b.course - a.course || a.start - b.start)[0] ?? {}
      if (walls.filter((wall) => wall.course === course).length < 2) return []
      const rest = ((Number.parseFloat(style.height) || 0) - start) % course
      const isWhole = [0, course - joint, course].some((end) => Math.abs(rest - end) < 1)
      return isWhole ? [] : [`${element.localName}.${element.className}${pseudo ?? ''} : ${rest} px de trop`]
    }),
  )
}

/** Pictures higher than the viewport. */
export const tallerThanWindow = () =>
  [...document.querySelectorAll('img, svg')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => {
      let { top, bottom } = element.getBoundingClientRect()
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowY === 'visible') continue
        const bounds = box.getBoundingClientRect()
        top = Math.max(top, bounds.top)
        bottom = Math.min(bottom, bounds.bottom)
      }
      const name = element.getAttribute('src') ?? element.outerHTML.slice(0, 60)
      return bottom - top > window.innerHeight ? [`${name} : ${Math.round(bottom - top)} px`] : []
    })

/** Texts clipped by a container, or by a list of choices that would show them on one line, or overlapping each other, as readable lines. */
export const lostTexts = () => {
  /** True of an element in a sticky bar with an opaque background, which may pass over other texts. */
  const passesOver = (element: Element | null): boolean => {
    if (!element) return false
    const { position, backgroundColor } = getComputedStyle(element)
    const isOpaque = /^rgb\(/.test(backgroundColor)
    return (position === 'sticky' && isOpaque) || passesOver(element.parentElement)
  }
  interface Line {
    node: Node
    text: string
    rect: DOMRect
  }
  const lines: Line[] = []
  const lost = new Set<string>()
  const name = (node: Node) => (node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60)
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  /** Visually hidden text is clipped on purpose, by .visually-hidden only. */
  const isVisuallyHidden = ({ clipPath }: CSSStyleDeclaration) => clipPath === 'inset(50%)'

  // Its widest choice, as the text of a cell would be.
  for (const list of document.querySelectorAll('select')) {
    const [style, ruler] = [getComputedStyle(list), document.createElement('span')]
    Object.assign(ruler.style, { font: style.font, letterSpacing: style.letterSpacing, position: 'absolute' })
    ruler.style.whiteSpace = 'pre'
    ruler.textContent = [...list.options].map(({ text }) => text).join('\n')
    document.body.append(ruler)
    const room = list.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    if (ruler.offsetWidth > room && !/^(?:normal|pre-wrap)$/.test(style.whiteSpace))
      lost.add(`choix coupé : #${list.id}`)
    ruler.remove()
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const parent = node.parentElement
    if (
      !parent ||
      name(node) === '' ||
      !isShown(parent) ||
      parent.closest('noscript, script, [popover], #aller-au-contenu')
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 1)
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      const bounds = box.getBoundingClientRect()
      if (isVisuallyHidden(style)) {
        rects.length = 0
        break
      }
      const [overflowX, overflowY] = style.clipPath === 'none' ? [style.overflowX, style.overflowY] : ['clip', 'clip']
      for (const rect of rects) {
        const cutX =
          ['hidden', 'clip'].includes(overflowX) && (rect.left < bounds.left - 1 || rect.right > bounds.right + 1)
        // Glyphs are lower than their line box: a tight line is not clipped.
        const slack = rect.height * 0.2
        const cutY =
          ['hidden', 'clip'].includes(overflowY) &&
          (rect.top < bounds.top - slack || rect.bottom > bounds.bottom + slack)
        if (cutX || cutY) lost.add(`coupé : « ${name(node)} »`)
      }
    }
    if (getComputedStyle(parent).position !== 'absolute' && !passesOver(parent))
      for (const rect of rects) lines.push({ node, text: name(node), rect })
  }
  // Compares the middle halves of lines: tight lines overlap by their boxes, not by their letters.
  const core = ({ rect }: Line) => ({ top: rect.top + rect.height * 0.25, bottom: rect.bottom - rect.height * 0.25 })
  const sorted = lines.toSorted((a, b) => core(a).top - core(b).top)
  sorted.forEach((line, index) => {
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next] as Line
      if (core(other).top >= core(line).bottom) break
      const across = Math.min(line.rect.right, other.rect.right) - Math.max(line.rect.left, other.rect.left)
      if (across > 2 && line.node !== other.node) lost.add(`l’un sur l’autre : « ${line.text} » et « ${other.text} »`)
    }
  })
  return [...lost]
}

/**
 * Targets below 24 px, except links in sentences (WCAG 2.5.8), and main actions below 44 px: buttons, button links, fields, menu entries.
 */
export const smallTargets = () =>
  [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
    .filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]'),
    )
    .flatMap((element) => {
      const label = element.closest('label')
      const { width, height } = (label ?? element).getBoundingClientRect()
      const name = `${element.id || element.textContent?.trim().slice(0, 40)} : ${Math.round(width)} × ${Math.round(height)} px`
      const isInline = getComputedStyle(element).display === 'inline'
      const isInSentence =
        isInline && (element.parentElement?.textContent?.trim() ?? '') !== element.textContent?.trim()
      // The skip link is visible on focus only.
      if (isInSentence || width <= 1) return []
      if (Math.min(width, height) < 24) return [`moins de 24 px : ${name}`]
      const isMain = element.matches('button, [data-variant], select, textarea, input:not([type=checkbox])')
      return isMain && height < 44 ? [`action de moins de 44 px : ${name}`] : []
    })

/** Summaries that something covers, in their middle or near an end: a finger there opens nothing. */
export const coveredSummaries = () => {
  const from = window.scrollY
  const covered = [...document.querySelectorAll<HTMLElement>('main summary')].filter((summary) => {
    if (!summary.checkVisibility({ visibilityProperty: true })) return false
    summary.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, right, top, height } = summary.getBoundingClientRect()
    return [left + 20, (left + right) / 2, right - 20].some(
      (x) => !summary.contains(document.elementFromPoint(x, top + height / 2)),
    )
  })
  window.scrollTo({ top: from, behavior: 'instant' })
  return covered.map((summary) => summary.textContent)
}

/** Controls without a border in forced colours. */
export const lostInForcedColours = () =>
  [...document.querySelectorAll('button, a[data-variant], input, select, textarea')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    // The honeypot is hidden.
    .filter((element) => !element.closest('[aria-hidden=true]'))
    // Native controls adapt by themselves.
    .filter(
      (element) => !element.matches('[type=checkbox], [type=radio]') || getComputedStyle(element).appearance === 'none',
    )
    .filter((element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor, textDecorationLine } = getComputedStyle(element)
      const isTransparent = borderTopColor === 'rgba(0, 0, 0, 0)'
      const isFramed = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1 && !isTransparent
      return !isFramed && !textDecorationLine.includes('underline')
    })
    .map((element) => element.id || element.outerHTML.slice(0, 80))

/** Sessions of pages, kept: one that ends takes the emulated media (paper, colours, motion) of its page with it. */
const clients = new WeakMap<Page, CDPSession>()

/**
 * Picture of the page between two heights, in CSS pixels, as wide as the window without its scroll bar. By CDP: Playwright's screenshot
 * takes twice as long, mostly for compression.
 */
export async function pictureOf(page: Page, top: number, bottom: number): Promise<sharp.Sharp> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: window.innerHeight,
  }))
  const client = clients.get(page) ?? (await page.context().newCDPSession(page))
  clients.set(page, client)
  const { data } = await client.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport: bottom > height,
    clip: { x: 0, y: top, width, height: bottom - top, scale: 1 },
  })
  return sharp(Buffer.from(data, 'base64'))
}

/** Controls in whose place a picture of the page shows one colour alone. */
async function blankInPicture(page: Page): Promise<string[]> {
  const controls = await page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, summary, textarea')]
      .filter(
        (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[aria-hidden=true]'),
      )
      .map((control) => {
        const { left, top, width, height } = control.getBoundingClientRect()
        const name = control.id || control.outerHTML.slice(0, 80)
        return { name, left: Math.ceil(left), top: Math.ceil(top + window.scrollY), width, height }
      }),
  )
  const picture = await pictureOf(page, 0, await heightOf(page))
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true })
  return controls.flatMap(({ name, left, top, width, height }) => {
    const [right, bottom] = [Math.floor(left + width), Math.floor(top + height)]
    // Visually hidden text; the skip link, above the page until it has focus.
    if (width < 4 || left < 0 || top < 0 || right > info.width || bottom > info.height) return []
    let [darkest, lightest] = [255, 0]
    for (let y = top; y < bottom; y++)
      for (const grey of data.subarray(y * info.width + left, y * info.width + right)) {
        darkest = Math.min(darkest, grey)
        lightest = Math.max(lightest, grey)
      }
    return lightest - darkest < 60 ? [name] : []
  })
}

/**
 * Controls in whose place the page shows one colour alone, in two pictures: on a busy machine a tile not yet rasterized is blank in one of
 * them.
 */
export async function blankControls(page: Page): Promise<string[]> {
  const blank = await blankInPicture(page)
  if (blank.length === 0) return []
  const again = await blankInPicture(page)
  return blank.filter((name) => again.includes(name))
}

/** Animations that run, or could, under reduced motion. */
export const movements = () => {
  const moving = /^(?:all|transform|translate|rotate|scale|top|left|right|bottom|inset.*|margin.*|width|height|.*size)$/
  const lasts = (durations: string) => durations.split(',').some((duration) => Number.parseFloat(duration) > 0.01)
  return [...document.querySelectorAll('*')].flatMap((element) =>
    ['', '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo || undefined)
      const moves = style.transitionProperty.split(', ').filter((property) => moving.test(property))
      const isMoving = (moves.length > 0 && lasts(style.transitionDuration)) || lasts(style.animationDuration)
      const scrolls = style.scrollBehavior === 'smooth'
      return isMoving || scrolls ? [`${element.id || element.className}${pseudo} : ${moves.join(', ')}`] : []
    }),
  )
}

/** Texts of several lines with fewer than six characters in each, in a column that has no room for six. */
export const narrowTexts = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const narrow: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? ''
    const element = walker.currentNode.parentElement
    if (text.length < 6 || !element?.checkVisibility() || element.closest('.visually-hidden, noscript, script'))
      continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1)
    const lines = new Set(rects.map(({ top }) => Math.round(top)))
    const character = rects.reduce((sum, { width }) => sum + width, 0) / text.length
    const column = element.closest<HTMLElement>(':not(a, b, em, i, small, span, strong)') ?? element
    // Short words may each have a line; the column has room for more.
    if (lines.size > 1 && text.length / lines.size < 6 && column.clientWidth < 6 * character)
      narrow.push(text.slice(0, 40))
  }
  return narrow
}

/** Texts of a section above its heading, which is read before them; a text in another column may be. */
export const lateHeadings = () =>
  [...document.querySelectorAll('main section[aria-labelledby]')].flatMap((section) => {
    const heading = document.getElementById(section.getAttribute('aria-labelledby') as string)
    if (!heading || !section.contains(heading) || heading.closest('.visually-hidden')) return []
    const { top, left, right } = heading.getBoundingClientRect()
    return [...section.querySelectorAll('*')].flatMap((element) => {
      const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      const isAfter = heading.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING
      if (!isText || !isAfter || !element.checkVisibility() || element.closest('.visually-hidden')) return []
      const box = element.getBoundingClientRect()
      const isAbove = box.bottom <= top + 1 && box.left < right && box.right > left
      return isAbove ? [`« ${heading.textContent} » sous « ${element.textContent?.slice(0, 30)} »`] : []
    })
  })

/**
 * Titles in a painted box that has less than two thirds of their size above them: they seem to hang from its edge. A title that is itself
 * painted is a label.
 */
export const tightTitles = () => {
  const painted = (element: Element) => getComputedStyle(element).backgroundColor
  /** The nearest box around an element that has a colour, itself included. */
  const groundOf = (element: Element | null): Element | undefined =>
    element && /^(transparent|rgba\(.*, 0\))$/.test(painted(element))
      ? groundOf(element.parentElement)
      : (element ?? undefined)
  return [...document.querySelectorAll('main :is(h2, h3, h4, dt)')].flatMap((title) => {
    const box = groundOf(title)
    const around = groundOf(box?.parentElement ?? null)
    if (!box || box === title || (around && painted(around) === painted(box))) return []
    const isVisuallyHidden = title.closest('.visually-hidden') || getComputedStyle(title).clipPath === 'inset(50%)'
    if (isVisuallyHidden || !title.checkVisibility({ visibilityProperty: true })) return []
    const range = document.createRange()
    range.selectNodeContents(title)
    const above = range.getBoundingClientRect().top - box.getBoundingClientRect().top
    const size = Number.parseFloat(getComputedStyle(title).fontSize)
    if (range.getBoundingClientRect().height < 1 || above < 0 || above >= (size * 2) / 3) return []
    return [`« ${title.textContent} » : ${Math.round(above)} px pour une taille de ${Math.round(size)}`]
  })
}

/** Neighbours in a row whose first lines are 2 to 12 px apart: neither on one line nor apart on purpose, as what is centred is. */
export const unevenRows = () => {
  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
  /** Baseline of the first line of text, in CSS pixels. */
  const baselineOf = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement as Element
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      // A line of letters without a size is not shown.
      const line = [...range.getClientRects()].find(({ height }) => height > 1)
      const isVisuallyHidden = parent.closest('.visually-hidden') || getComputedStyle(parent).clipPath === 'inset(50%)'
      const isShown = parent.checkVisibility({ visibilityProperty: true }) && !isVisuallyHidden
      if (!line || !isShown || !walker.currentNode.textContent?.trim()) continue
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(parent)
      canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`
      return line.top + canvas.measureText('x').fontBoundingBoxAscent
    }
    return Number.NaN
  }
  const isCentred = (element: Element) =>
    [element, ...element.querySelectorAll(':scope > :first-child')].some((box) => {
      const { display, flexDirection, justifyContent, alignContent, alignItems, verticalAlign } = getComputedStyle(box)
      const inHeight = display === 'flex' && flexDirection === 'column' ? justifyContent : alignContent + alignItems
      return /center|middle/.test(/flex|grid/.test(display) ? inHeight : verticalAlign)
    })
  /** The box that lays out an element's children: not one with `display: contents`. */
  const layingOut = (element: Element): Element =>
    element.parentElement && getComputedStyle(element).display === 'contents'
      ? layingOut(element.parentElement)
      : element
  return [...document.querySelectorAll('main *, footer, footer *')].flatMap((row) => {
    const cells = [...row.children].filter(
      (cell) => cell.checkVisibility() && !/absolute|fixed/.test(getComputedStyle(cell).position),
    )
    return cells.slice(1).flatMap((cell, index) => {
      const before = cells[index] as Element
      const [a, b] = [before.getBoundingClientRect(), cell.getBoundingClientRect()]
      const isBeside = a.right <= b.left + 1 && Math.abs(a.top - b.top) < 20
      if (!isBeside || [layingOut(row), before, cell].some(isCentred)) return []
      const apart = Math.abs(baselineOf(before) - baselineOf(cell))
      if (!(apart >= 2 && apart <= 12)) return []
      return [
        `« ${before.textContent?.slice(0, 30)} », « ${cell.textContent?.slice(0, 30)} » : ${Math.round(apart)} px`,
      ]
    })
  })
}

/**
 * Rules of one list that are 1 to 8 px apart in height, side by side; of boxes, tops with tops, bottoms with bottoms: between them is a
 * joint.
 */
export const unevenRules = () =>
  [...document.querySelectorAll('main *')].flatMap((list) => {
    const rules = [...list.children].flatMap((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect()
      const { borderTopWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(item)
      if (!item.checkVisibility() || right <= left) return []
      const isBox = borderLeftWidth !== '0px'
      const under = Number.parseFloat(borderBottomWidth)
      const lines = [
        ...(borderTopWidth === '0px' ? [] : [{ y: top, side: isBox && 'top' }]),
        ...(under > 0 ? [{ y: bottom - under, side: isBox && 'bottom' }] : []),
      ]
      return lines.map((line) => ({ ...line, left, right, text: item.textContent?.trim().slice(0, 30) }))
    })
    return rules.flatMap((rule, index) =>
      rules.slice(index + 1).flatMap((other) => {
        const apart = Math.abs(rule.y - other.y)
        const isBeside = rule.right <= other.left + 1 || other.right <= rule.left + 1
        const isAlike = !rule.side || !other.side || rule.side === other.side
        return isBeside && isAlike && apart > 1 && apart < 8
          ? [`« ${rule.text} », « ${other.text} » : ${apart} px`]
          : []
      }),
    )
  })

/**
 * Words cut between two of their letters, though the page has room for them. URLs are cut anywhere.
 * @param of selector: words inside it alone, whatever the room
 */
export const cutWords = (of?: string) => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const room = of ? window.innerWidth : Math.min(500, 0.75 * window.innerWidth)
  const cut: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const element = text.parentElement
    if (
      !element?.checkVisibility() ||
      element.closest('noscript, script') ||
      (of && !element.closest(of)) ||
      element.getBoundingClientRect().width <= 1
    )
      continue
    for (const { 0: word, index } of text.data.matchAll(/(?<![@./_\p{L}\d])[\p{L}\d]{2,}(?![@/_]|\.\p{L})/gu)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const parts = [...range.getClientRects()].filter(({ width }) => width > 1)
      const isCut = new Set(parts.map(({ top }) => Math.round(top / 4))).size > 1
      if (isCut && parts.reduce((sum, { width }) => sum + width, 0) < room) cut.push(word)
    }
  }
  return cut
}

/** Waits for the legend of the wall, whose controls come with the measured figures. */
export const measured = (page: Page) => expect(page.locator('[data-live] li[data-brick] > span')).toHaveCount(0)

/** In CSS pixels. */
export const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Sets the size of text that a visitor asks of the browser, in CSS pixels: 16 by default. */
export async function setTextSize(page: Page, standard: number) {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard } })
}
