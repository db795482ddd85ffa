/** Budgets of pages, weighed like the build does (scripts/build/weight.ts). */
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { environment } from '@/site/environment'
import { weigherOf } from '../../scripts/build/brotli'
import { excessOf, margin } from '../../scripts/build/budgets'
import { modulesIn, screenNames, weighOnScreens, weighPage, widestScreen } from '../../scripts/build/weight'
import { builtPages, dist, files, read } from './site'

/** Paths relative to the root, fonts too (site.ts). */
const pages = builtPages.map((page) => ({
  ...page,
  html: page.html.replaceAll(`url(${environment.basePath}`, 'url(/'),
}))

const weigh = weigherOf(dist, '/')

/** Faults of all pages, by path. */
const perPage = async (faultsOf: (page: (typeof pages)[number]) => Promise<unknown> | unknown) => {
  const faults = await Promise.all(pages.map(async (page) => [page.meta.path, await faultsOf(page)] as const))
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined))
}

test('every page keeps to its budgets on every screen, and an owner has some room above what is advised', async () => {
  const excess = await perPage(async (page) => {
    const weights = await weighOnScreens(page, weigh)
    const found = screenNames.map(
      (screen) => [screen, excessOf(page.meta.path, screen, weights[screen], margin)] as const,
    )
    const beyond = found.filter(([, excess]) => Object.keys(excess).length > 0)
    return beyond.length > 0 ? Object.fromEntries(beyond.map(([screen]) => [screen, weights[screen]])) : undefined
  })
  expect(excess).toEqual({})
})

test('what is weighed is what a browser would ask for: every module, font, sheet and drawing, and a file of every picture', async () => {
  const wrong = await perPage(async (page) => {
    const { document } = page
    const { requests, elements } = await weighPage(page, widestScreen, weigh)
    // A source for narrower screens, or 0 px wide on the widest, is not asked for there.
    const ofWide = 'picture source[type="image/avif"]:not([media], [sizes$=" 0px"])'
    const pictures = [...document.querySelectorAll(ofWide)].map((source) => source.getAttribute('srcset'))
    const drawings = [...document.querySelectorAll('img[src*=".svg"]')].map(
      (image) => image.getAttribute('src')?.split('#')[0],
    )
    const fonts = files.filter((file) => /^assets\/[^/]+\.woff2$/.test(file))
    const asked = [
      page.file,
      ...modulesIn(page.html),
      ...fonts,
      ...document.querySelectorAll('link[rel="stylesheet"]'),
      ...new Set([...pictures, ...drawings]),
      'icon',
      'measurement',
    ]
    const parts = document.querySelectorAll('svg *').length
    const expected = { requests: asked.length, elements: document.querySelectorAll('*').length - parts }
    return requests === expected.requests && elements === expected.elements
      ? undefined
      : { requests, elements, expected }
  })
  expect(wrong).toEqual({})
})

test('a page announces its own modules with the application, and asks for nothing before the first paint', async () => {
  const all = pages.flatMap(({ html }) => modulesIn(html))
  const isOnlyHere = (module: string) => all.indexOf(module) === all.lastIndexOf(module)
  const early = 'script[src], link[rel="modulepreload"], link[rel="preload"]:not([fetchpriority="high"])'
  const wrong = await perPage(({ html, document }) => {
    const modules = modulesIn(html)
    const styles = document.querySelector('script[data-styles]')?.getAttribute('data-styles') ?? ''
    const missing = [...modules, styles].filter((path) => !files.includes(path.slice(1)))
    const isAnnounced = modules[0] === all[0] && modules.some(isOnlyHere) && missing.length === 0
    return isAnnounced && !document.querySelector(early) ? undefined : { modules, missing }
  })
  expect(wrong).toEqual({})
})

test('the weights that a page shows are its own', async () => {
  const wrong = await perPage(async (page) => {
    const { phone, desk } = await weighOnScreens(page, weigh)
    const footer = page.document.querySelector('footer')?.textContent ?? ''
    const shown = [...footer.matchAll(/(\d+)\u00a0ko/g)].map(([, kilobytes]) => Number(kilobytes))
    const weighed = [phone.total / 1000, desk.total / 1000]
    // Weighed before its own figures are filled in.
    const isRight = shown.length === 2 && weighed.every((total, index) => Math.abs((shown[index] ?? 0) - total) < 1)
    return isRight ? undefined : { shown, weighed }
  })
  expect(wrong).toEqual({})
})

test('pictures below the first screen come later, and have their size', async () => {
  const wrong = await perPage(({ document }) => {
    const eager = document.querySelectorAll('main img:not([loading="lazy"])')
    const unsized = document.querySelectorAll('picture:not(:has(source[type="image/avif"][sizes]))')
    return eager.length <= 1 && unsized.length === 0
      ? undefined
      : [...eager, ...unsized].map(({ outerHTML }) => outerHTML)
  })
  expect(wrong).toEqual({})
})

test('a page carries no rule for a class that none of its elements has, or gets from its own modules', async () => {
  const shared = pages
    .map(({ html }) => modulesIn(html))
    .reduce((all, one) => all.filter((module) => one.includes(module)))
  const wrong = await perPage(({ html, document }) => {
    const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n')
    const given = new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]))
    const own = modulesIn(html).filter((module) => !shared.includes(module))
    const code = own.map((module) => read(module.slice(1))).join('\n')
    const named = new Set<string>()
    postcss.parse(css).walkRules(({ selector }) => {
      // Classes in `:not()` are not those of the element.
      for (const [, name = ''] of selector.replaceAll(/:not\([^()]*\)/g, '').matchAll(/\.(-?[a-zA-Z_][\w-]*)/g))
        named.add(name)
    })
    // Mantine's code contains all class names of its components, rendered or not.
    const isPossible = (name: string) => given.has(name) || (!/^m_[\da-f]{8}$/.test(name) && code.includes(name))
    const impossible = [...named].filter((name) => !isPossible(name))
    return impossible.length > 0 ? impossible : undefined
  })
  expect(wrong).toEqual({})
})
