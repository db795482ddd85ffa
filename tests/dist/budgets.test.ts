/** How heavy a page may be: the numbers every page keeps to, measured in the files, for every page. */

import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { figuresPath } from '@/browser/figures'
import { config } from '@/site/config'
import { projetPath } from '@/site/pages'
import { compressorOf } from '../../scripts/build/brotli'
import { budgets, ecoIndexFloor } from '../../scripts/build/budgets'
import { ecoIndex } from '../../scripts/build/ecoindex'
import { type BuiltPage, dist, eachPage, files, pages, read } from './site'

const { weightOf } = compressorOf(pages.length)
const sizes = new Map<string, Promise<number>>()
function sizeOf(address: string): Promise<number> {
  const size = sizes.get(address) ?? weightOf(path.join(dist, address.slice(1)))
  sizes.set(address, size)
  return size
}
const sum = async (addresses: string[]) =>
  (await Promise.all(addresses.map(sizeOf))).reduce((total, size) => total + size, 0)

/** A screen, in CSS pixels of width and device pixels per CSS pixel. The phone is Lighthouse's. */
interface Screen {
  width: number
  density: number
}
const screens: Record<string, Screen> = {
  phone: { width: 412, density: 1.75 },
  desk: { width: 1350, density: 1 },
  wide: { width: 1920, density: 1 },
}

/** Width a picture takes, from its `sizes`: « (width < 480px) 79vw, 596px ». */
function slotOf(sizes: string, { width }: Screen): number {
  const chosen =
    sizes.split(',').find((size) => width < Number(/\(width < (\d+)px\)/.exec(size)?.[1] ?? Infinity)) ?? ''
  const [, value = '0', unit] = /([\d.]+)(vw|px)\s*$/.exec(chosen) ?? []
  return unit === 'vw' ? (Number(value) / 100) * width : Number(value)
}

/** File a browser takes: the first that is wide enough, or the widest; none where the picture is not shown. */
function candidateOf(picture: Element, screen: Screen): string[] {
  const source = picture.querySelector('source[type="image/avif"]')
  const wanted = slotOf(source?.getAttribute('sizes') ?? '', screen) * screen.density
  if (wanted === 0) return []
  const candidates = (source?.getAttribute('srcset') ?? '').split(', ').map((candidate) => candidate.split(' '))
  const [address = ''] =
    candidates.find(([, width]) => Number.parseInt(width ?? '', 10) >= wanted) ?? candidates.at(-1) ?? []
  return [address]
}

/** Scripts a page loads: those it names in the one written in it. */
const scriptsOf = ({ document }: BuiltPage) =>
  document.querySelector('script[data-modules]')?.getAttribute('data-modules')?.split(' ') ?? []
const allScripts = pages.flatMap(scriptsOf)

const fonts = files.filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`)
const icon = '/favicon.svg'

/** Drawings, each in one file of which a page may show several parts. */
const drawingsOf = ({ document }: BuiltPage) => [
  ...new Set(
    [...document.querySelectorAll('img[src*=".svg"]')].map((image) => image.getAttribute('src')?.split('#')[0] ?? ''),
  ),
]

type Measure = Record<keyof typeof budgets | 'ecoIndex', number>

/** A first visit, read to its end: document, scripts, fonts, one file per picture, icon, and the measurement script, which is its host's. */
async function measure(page: BuiltPage, screen: Screen): Promise<Measure> {
  const pictures = [
    ...new Set([...page.document.querySelectorAll('picture')].flatMap((picture) => candidateOf(picture, screen))),
    ...drawingsOf(page),
  ]
  const html = await sizeOf(`/${page.file}`)
  const scripts = await sum(scriptsOf(page))
  const total = html + scripts + (await sum([...fonts, icon, ...pictures]))
  const requests = 1 + scriptsOf(page).length + fonts.length + 1 + pictures.length + 1
  const elements = page.document.querySelectorAll('*').length
  return {
    html,
    scripts,
    font: await sum(fonts),
    total,
    requests,
    ecoIndex: ecoIndex({ elements, requests, kilobytes: total / 1000 }),
  }
}

/** What one page may weigh more, or its lowest EcoIndex, by its path. */
type Exceptions = Record<string, Partial<Measure>>
const projectPages = pages.filter(({ meta }) => meta.path.startsWith(projetPath(''))).map(({ meta }) => meta.path)
const { equipe, references, tarifs } = config
/** An owner who has given all that the site can show: people, clients and prices are on the page of each service, and in every script. */
const hasEveryFact = equipe.length > 0 && references.length > 0 && Object.keys(tarifs).length > 0
/** Above all budgets, whatever the screen: a list of many projects, of four elements each, and the longest page and form of such an owner. */
const everywhere: Exceptions = {
  ...(projectPages.length > 30 && { '/projets': { ecoIndex: 70 } }),
  ...(hasEveryFact && { '/refonte-site-web': { html: 14_300 }, '/nous-contacter': { scripts: 113_500 } }),
}
/**
 * A picture over most of a large screen is either sharp or light. There, where networks are fast, it is sharp: the pages of projects may
 * weigh more, and the list shows a phone before one of its windows. On a phone they keep to the budget of all, and no page but the list
 * grows with the number of projects.
 */
const exceptions: Record<keyof typeof screens, Exceptions> = {
  phone: everywhere,
  desk: { ...everywhere, '/projets': { ...everywhere['/projets'], total: 330_000, requests: 15 } },
  wide: {
    ...everywhere,
    '/projets': { ...everywhere['/projets'], total: 410_000, requests: 15 },
    ...Object.fromEntries(projectPages.map((address) => [address, { total: 340_000 }])),
  },
}

describe('the weight', () => {
  test.each(Object.entries(screens))('of every page keeps to its budgets on a %s', async (name, screen) => {
    const keepsToThem = async (page: BuiltPage) => {
      const address = page.meta.path
      const allowed = { ...budgets, ecoIndex: ecoIndexFloor(address), ...exceptions[name]?.[address] }
      const measured = await measure(page, screen)
      for (const kind of Object.keys(budgets) as (keyof typeof budgets)[])
        expect.soft(measured[kind], `${address}, ${kind}`).toBeLessThanOrEqual(allowed[kind])
      expect.soft(measured.ecoIndex, `${address}, ecoIndex`).toBeGreaterThan(allowed.ecoIndex)
    }
    await Promise.all(pages.map(keepsToThem))
  })

  test.each(eachPage)('of %s is announced: its own modules come with the application', (_, page) => {
    expect(scriptsOf(page).length).toBeGreaterThanOrEqual(3)
    expect(scriptsOf(page)[0]).toBe(allScripts[0])
    const isOnlyHere = (script: string) => allScripts.indexOf(script) === allScripts.lastIndexOf(script)
    expect(scriptsOf(page).filter(isOnlyHere)).not.toEqual([])
    for (const script of scriptsOf(page)) expect(files).toContain(script.slice(1))
    const styles = page.document.querySelector('script[data-styles]')?.getAttribute('data-styles')
    expect(files).toContain(styles?.slice(1))
    expect(
      page.document.querySelector(
        'script[src], link[rel="modulepreload"], link[rel="preload"]:not([fetchpriority="high"])',
      ),
    ).toBeNull()
  })

  test.each(eachPage)('of %s is the one it shows, pictures in their greatest width', async (_, page) => {
    const { total } = await measure(page, { width: 10_000, density: 10 })
    const measured = (total - (await sizeOf(icon))) / 1000
    const { poids } = JSON.parse(read(figuresPath(page.meta.path).slice(1)))
    expect(poids).toMatch(/^\d+\u00a0ko$/)
    // Weighed a moment before its own figures are written into it.
    expect(Math.abs(Number.parseInt(poids, 10) - measured)).toBeLessThan(1)
    expect(page.document.querySelector('footer')?.textContent).toContain(poids)
  })

  test.each(eachPage)('of %s leaves pictures below the first screen for later, and sizes them', (_, { document }) => {
    const images = [...document.querySelectorAll('img')]
    const eager = images.filter((image) => image.getAttribute('loading') !== 'lazy')
    expect(eager.length).toBeLessThanOrEqual(1)
    for (const image of images)
      if (image.closest('picture'))
        expect(image.closest('picture')?.querySelector('source[type="image/avif"][sizes]')).toBeTruthy()
  })

  test.each(eachPage)('of the bricks of %s is under 2 kB gzip', (_, { document }) => {
    const walls = [...document.querySelectorAll('svg:has(pattern), [class] > svg[aria-hidden]')].map(
      ({ outerHTML }) => outerHTML,
    )
    expect(gzipSync(walls.join('')).length).toBeLessThan(2_000)
  })
})
