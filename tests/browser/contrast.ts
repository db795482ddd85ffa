/** Contrast of texts with their actual background, measured on a screenshot. */
import type { Page } from '@playwright/test'
import type { Colour } from '@/theme/contrasts'
import { leastContrast } from '../contrast'
import { addStyle, pictureOf } from './layout'

interface Text {
  target: string
  colour: Colour
  /** WCAG 1.4.3 has a lower ratio for large text: 24 px, or 18.66 px in bold. */
  isLarge: boolean
  rects: { x: number; y: number; width: number; height: number }[]
}

const textsOf = (page: Page, targets: string[]): Promise<Text[]> =>
  page.evaluate((selectors) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!canvas) throw new Error('canvas')
    const rgb = (colour: string) => {
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3) as Colour
    }
    return selectors.flatMap((target) => {
      const element = document.querySelector(target)
      if (!element) return []
      const style = getComputedStyle(element)
      const size = Number.parseFloat(style.fontSize)
      const nodes = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const rects = nodes.flatMap((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()].map(({ x, y, width, height }) => ({
          x: x + window.scrollX,
          y: y + window.scrollY,
          width,
          height,
        }))
      })
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
      return [{ target, colour: rgb(style.color), isLarge, rects }]
    })
  }, targets)

const scrollTo = (page: Page, top: number) =>
  page.evaluate((position) => window.scrollTo({ top: position, behavior: 'instant' }), top)

/** A colour behind a text counts from this share of it on: less is the edge of something beside it. */
const shareThatCounts = 0.02

/**
 * Texts with a contrast below WCAG AA (4.5, or 3 for large texts), as readable lines.
 * @param targets selectors of the elements
 */
export async function lowContrasts(page: Page, targets: string[]): Promise<string[]> {
  if (targets.length === 0) return []
  // From the top: a screenshot of a scrolled page includes fixed elements.
  const scrolled = await page.evaluate(() => window.scrollY)
  await scrollTo(page, 0)
  const texts = await textsOf(page, [...new Set(targets)])
  const rects = texts.flatMap((text) => text.rects)
  if (rects.length === 0) {
    await scrollTo(page, scrolled)
    return []
  }
  // Clipped: most are at the top of a page, and a full screenshot takes several times as long.
  const from = Math.max(0, Math.floor(Math.min(...rects.map(({ y }) => y))))
  const to = Math.ceil(Math.max(...rects.map(({ y, height }) => y + height)))
  // Texts are hidden by their fill: `color` may also be that of a drawing.
  const hidden = `
    *, ::before, ::after {
      transition: none !important;
      -webkit-text-fill-color: transparent !important;
      text-decoration-color: transparent !important;
    }
    text { fill: transparent !important }`
  const restore = await addStyle(page, hidden)
  const picture = (await pictureOf(page, from, to)).removeAlpha()
  await restore()
  await scrollTo(page, scrolled)
  const { width: w = 0, height: h = 0 } = await picture.metadata()
  const { data } = await picture.raw().toBuffer({ resolveWithObject: true })
  return texts.flatMap(({ target, colour, isLarge, rects }) => {
    const parts = rects.flatMap((rect) => {
      const [left, right] = [Math.max(0, Math.floor(rect.x)), Math.min(w, Math.ceil(rect.x + rect.width))]
      const [top, bottom] = [
        Math.max(0, Math.floor(rect.y) - from),
        Math.min(h, Math.ceil(rect.y + rect.height) - from),
      ]
      return Array.from({ length: Math.max(0, bottom - top) }, (_, row) => {
        const start = ((top + row) * w + left) * 3
        return data.subarray(start, start + Math.max(0, right - left) * 3)
      })
    })
    const lowest = leastContrast(colour, Buffer.concat(parts), shareThatCounts)
    return lowest < (isLarge ? 3 : 4.5) ? [`${target} : ${lowest.toFixed(2)}`] : []
  })
}

/** Class of the copies of generated texts. */
const copied = 'generated-text'

/** Low contrasts of texts that a stylesheet generates (`content`), which are in no node: measured on copies, with the same style. */
export async function lowGenerated(page: Page): Promise<string[]> {
  const texts = await page.evaluate((copied) => {
    const texts: string[] = []
    for (const element of document.querySelectorAll('body *'))
      for (const side of ['::before', '::after']) {
        const style = getComputedStyle(element, side)
        const text = /^"([^"]*)"/.exec(style.content)?.[1]?.replaceAll('\\a ', '\n') ?? ''
        if (!/\p{L}|\p{N}/u.test(text) || style.display === 'none' || !element.checkVisibility()) continue
        const copy = document.createElement('span')
        for (const property of style) copy.style.setProperty(property, style.getPropertyValue(property))
        // Only `color` counts, and is made transparent for the screenshot.
        copy.style.removeProperty('-webkit-text-fill-color')
        copy.textContent = text
        copy.className = copied
        element[side === '::before' ? 'prepend' : 'append'](copy)
        element.classList.add(`${copied}-of${side.slice(1)}`)
        copy.id = `${copied}-${texts.push(text) - 1}`
      }
    return texts
  }, copied)
  const instead = ['before', 'after'].map((side) => `.${copied}-of\\:${side}::${side}`)
  const restore = await addStyle(page, `${instead} { content: none !important }`)
  const low = await lowContrasts(
    page,
    texts.map((_, index) => `#${copied}-${index}`),
  )
  await restore()
  await page.evaluate((copied) => {
    for (const copy of document.querySelectorAll(`.${copied}`)) copy.remove()
    for (const side of ['before', 'after'].map((side) => `${copied}-of:${side}`))
      for (const element of [...document.getElementsByClassName(side)]) element.classList.remove(side)
  }, copied)
  return low.map((line) => line.replace(/#\S+-(\d+)/, (_, index) => `« ${texts[Number(index)]} »`))
}
