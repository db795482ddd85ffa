/** Every link, hash and file of the site, asked for one by one from a server that answers as static hosts do. */
import { LinkChecker, LinkState } from 'linkinator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exemples } from '@/content/exemples'
import { environment } from '@/site/environment'
import { pages, projetPath } from '@/site/pages'
import { serviceIds } from '@/site/services'
import { type StaticServer, serve } from '../../scripts/serve'
import { type BuiltPage, builtPages, demonstrations, dist, eachPage, internalPath, projets } from './site'

let server: StaticServer
beforeAll(async () => {
  server = await serve({ dist, port: 0, basePath: environment.basePath })
})
afterAll(() => server.close())

const targetsOf = ({ document }: BuiltPage, selector = 'a[href]') =>
  new Set(
    [...document.querySelectorAll(selector)].flatMap((link) => internalPath(link.getAttribute('href') as string) ?? []),
  )

const pageAt = (path: string) => builtPages.find(({ meta }) => meta.path === path) as BuiltPage

describe('links', () => {
  test('lead somewhere, hashes and files included, without a redirect', async () => {
    const checker = new LinkChecker()
    const redirects: string[] = []
    checker.on('redirect', ({ url, targetUrl }) => redirects.push(`${url} → ${targetUrl}`))
    const { links } = await checker.check({
      // The not-found page answers 404; its links are checked below.
      path: builtPages.flatMap(({ file }) =>
        file === '404.html' ? [] : `${server.url}/${file.replace(/^index\.html$|\.html$/, '')}`,
      ),
      recurse: true,
      checkFragments: true,
      checkCss: true,
      redirects: 'error',
      concurrency: 20,
      // URLs of the site (canonical, images for social networks) are fetched from the local server.
      urlRewriteExpressions: [
        {
          pattern: new RegExp(`^${environment.siteOrigin.replaceAll('.', '\\.')}`),
          replacement: new URL(server.url).origin,
        },
      ],
      // External links are not requested (no network): only their form is checked below.
      linksToSkip: async (url) => !url.startsWith(server.url),
    })
    const broken = links.filter(({ state }) => state === LinkState.BROKEN)
    expect(broken.map(({ parent, url, status }) => `${parent} → ${url} : ${status}`)).toEqual([])
    expect(redirects).toEqual([])
    const found = links.flatMap(({ state, url }) =>
      state === LinkState.OK ? url.slice(server.url.length).replace(/[?#].*/, '') : [],
    )
    expect(found).toEqual(expect.arrayContaining(eachPage.flatMap(([path]) => (path === '/404' ? [] : path))))
  }, 120_000)

  test('to pages have their one form, those to other hosts are secure', () => {
    const known = [...eachPage.map(([path]) => path), ...demonstrations.map(({ path }) => path)]
    for (const { document, file } of builtPages)
      for (const link of document.querySelectorAll('a[href]')) {
        const href = link.getAttribute('href') as string
        expect(href, file).toMatch(/^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/)
        if (internalPath(href) !== undefined) expect(known, `${file} → ${href}`).toContain(internalPath(href))
      }
  })

  test('to the contact page say what they are about in its own words: a service from its page, a question where one is invited', () => {
    const offered = [...pageAt(pages.contact.path).document.querySelectorAll('[name="besoin"] option')].map((option) =>
      option.getAttribute('value'),
    )
    const asked = (path: string) =>
      [...pageAt(path).document.querySelectorAll(`main a[href^="${pages.contact.path}"]`)].map((link) =>
        new URL(link.getAttribute('href') as string, environment.siteOrigin).searchParams.get('besoin'),
      )
    for (const [path] of eachPage)
      for (const besoin of asked(path)) if (besoin !== null) expect(offered, path).toContain(besoin)
    for (const id of serviceIds) expect(new Set(asked(pages[id].path)), id).toEqual(new Set([id]))
    for (const id of ['agence', 'introuvable'] as const)
      expect(new Set(asked(pages[id].path)), id).toEqual(new Set(['question']))
  })

  test('go through the site map, which every page leads to and which leads to every other: no page is more than two clicks away', () => {
    const { path } = pages.plan
    for (const { document, file } of builtPages)
      expect(document.querySelector('footer #pied-plan')?.getAttribute('href'), file).toBe(path)
    expect([...targetsOf(pageAt(path), 'main a[href]')].sort()).toEqual(
      builtPages.flatMap(({ meta }) => (meta.indexable && meta.path !== path ? meta.path : [])).sort(),
    )
  })

  test('tie each service to its project, and each project to its service', () => {
    const inText = (path: string) => [...targetsOf(pageAt(path), 'main a[href]')]
    for (const [id, exemple] of Object.entries(exemples))
      expect(inText(pages[id as keyof typeof exemples].path), id).toContain(projetPath(exemple.projet))
    for (const { name, service } of projets) expect(inText(projetPath(name)), name).toContain(pages[service].path)
  })
})
