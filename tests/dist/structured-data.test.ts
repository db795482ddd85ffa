/** JSON-LD of every page: valid, connected, complete for rich results, consistent with the visible page. */
import { existsSync } from 'node:fs'
import Validator from '@adobe/structured-data-validator'
import { describe, expect } from 'vitest'
import { dayCodes } from '@/seo/graph'
import { config } from '@/site/config'
import { environment } from '@/site/environment'
import { pages, projetPath } from '@/site/pages'
import { serviceIds } from '@/site/services'
import { everyIndexedPage } from './every'
import { type BuiltPage, fileAt, indexed, plain, projets, textOf } from './site'

type Node = { '@type': string; '@id'?: string; [property: string]: unknown }

function graphOf({ document }: BuiltPage): Node[] {
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')]
  expect(blocks).toHaveLength(1)
  const { '@context': context, '@graph': graph } = JSON.parse(blocks[0]?.textContent ?? '')
  expect(context).toBe('https://schema.org')
  return graph
}

const ofType = (graph: Node[], ...types: string[]) => graph.filter((node) => types.includes(node['@type']))

/** LocalBusiness where the page shows a postal address, else Organization. */
const agencyOf = (graph: Node[]) => ofType(graph, 'ProfessionalService', 'Organization')

const home = graphOf(indexed.find(([path]) => path === pages.accueil.path)?.[1] as BuiltPage)

/** All values of a graph, with their property names. */
function leaves(value: unknown, name = ''): { name: string; value: string }[] {
  if (Array.isArray(value)) return value.flatMap((item) => leaves(item, name))
  if (value && typeof value === 'object') return Object.entries(value).flatMap(([key, item]) => leaves(item, key))
  return [{ name, value: String(value) }]
}

describe('the data of every page', () => {
  everyIndexedPage(
    'are one graph that is whole in itself, with the agency, and the site on its home page',
    (page, path) => {
      const graph = graphOf(page)
      const ids = graph.map((node) => node['@id'])
      expect(ids).not.toContain(undefined)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { name, value } of leaves(graph)) if (name === '@id') expect(ids, value).toContain(value)
      const known = { name: config.nom, url: environment.siteOrigin + environment.basePath }
      const sites = ofType(graph, 'WebSite')
      expect(sites).toHaveLength(path === pages.accueil.path ? 1 : 0)
      for (const node of [...agencyOf(graph), ...sites]) expect(node).toMatchObject(known)
      const [agency, ...others] = agencyOf(graph)
      expect(others).toEqual([])
      // Each page adds what it alone shows: the people, the year it was founded.
      const [ofHome = {}] = agencyOf(home)
      for (const [name, value] of Object.entries(agency as Node))
        if (name in ofHome && name !== '@type') expect(value, name).toEqual((ofHome as Node)[name])
    },
  )

  everyIndexedPage('have what search engines require and recommend', async (page) => {
    const graph = graphOf(page)
    const byType: Record<string, (Node & { '@location': string })[]> = {}
    for (const node of graph) {
      byType[node['@type']] ??= []
      byType[node['@type']]?.push({ ...node, '@location': '0,0' })
    }
    const issues = await new Validator().validate({ jsonld: byType })
    expect(issues.map(({ issueMessage, path: at }) => `${issueMessage} (${JSON.stringify(at)})`)).toEqual([])
  })

  everyIndexedPage('are shown by the page, and only name URLs and images of the site that exist', (page) => {
    const { siteOrigin, basePath } = environment
    // The page has its name in what it shows or in its title, and its description in its head.
    const shown = plain(`${textOf(page.document.body)} ${page.document.title}`)
    const description = page.document.querySelector('meta[name="description"]')?.getAttribute('content')
    const dates = [...page.document.querySelectorAll('time')].map((time) => time.getAttribute('datetime'))
    const texts = ['name', 'text', 'telephone', 'email', 'abstract', 'streetAddress', 'postalCode', 'addressLocality']
    for (const { name, value } of leaves(graphOf(page))) {
      if (texts.includes(name)) expect(shown, name).toContain(plain(value))
      if (name === 'description') expect(value).toBe(description)
      if (name.startsWith('date')) expect(dates, name).toContain(value)
      if (!['url', 'item', 'logo', 'image'].includes(name)) continue
      expect(value.startsWith(siteOrigin + basePath), value).toBe(true)
      expect(existsSync(fileAt(value)), value).toBe(true)
    }
  })

  everyIndexedPage('tell the same way back as the page', (page, path) => {
    const [list] = ofType(graphOf(page), 'BreadcrumbList') as unknown as {
      itemListElement: { name: string; position: number }[]
    }[]
    const shown = [...page.document.querySelectorAll('nav[aria-label="Fil d’Ariane"] li')].map((item, index) => ({
      name: plain(textOf(item)),
      position: index + 1,
    }))
    expect(list?.itemListElement.map(({ name, position }) => ({ name: plain(name), position })) ?? []).toEqual(shown)
    expect(shown.length > 0).toBe(path !== '/')
  })

  everyIndexedPage('say what the page is and no more, and claim no review and no rating', (page, path) => {
    const services = serviceIds.map((id) => pages[id].path)
    const kinds: Record<string, string[]> = {
      AboutPage: [pages.agence.path],
      ContactPage: [pages.contact.path],
      CollectionPage: [pages.projets.path],
      ItemList: [pages.projets.path],
      Service: services,
      CreativeWork: projets.map(({ name }) => projetPath(name)),
    }
    const graph = graphOf(page)
    for (const [type, paths] of Object.entries(kinds))
      expect(ofType(graph, type), type).toHaveLength(paths.includes(path) ? 1 : 0)
    const [self] = ofType(graph, 'WebPage', 'AboutPage', 'ContactPage', 'CollectionPage')
    expect(self?.name).toBe(page.meta.subject)
    expect(self).toHaveProperty('description')
    expect('primaryImageOfPage' in (self ?? {})).toBe(kinds.CreativeWork?.includes(path))
    for (const { name } of leaves(graph)) expect(name).not.toMatch(/review|rating|priceRange/i)
  })

  everyIndexedPage('say the facts of the owner’s that the page shows', (page, path) => {
    const { contact, equipe, reperes, tarifs } = config
    const isHome = path === pages.accueil.path
    const tells = [pages.accueil.path, pages.agence.path, pages.contact.path].includes(path)
    const people = equipe.map(({ prenom, nom, role }) => ({ name: `${prenom} ${nom}`, jobTitle: role }))
    const hours = contact.horaires.map(({ du, au, ouvre, ferme }) => {
      return `${[...new Set([dayCodes[du], dayCodes[au]])].join('-')} ${ouvre}-${ferme}`
    })
    const [agency] = agencyOf(graphOf(page))
    expect(agency?.['@type']).toBe(tells && contact.adresse ? 'ProfessionalService' : 'Organization')
    expect(agency?.employee ?? []).toMatchObject(tells && !isHome ? people : [])
    expect(agency?.openingHours ?? []).toEqual(tells && contact.adresse ? hours : [])
    expect(agency?.foundingDate).toBe(isHome ? reperes?.depuis?.toString() : undefined)
    const service = serviceIds.find((id) => pages[id].path === path)
    const price = service && tarifs[service]?.aPartirDe
    const prices = leaves(graphOf(page)).filter(({ name }) => name === 'minPrice')
    expect(prices.map(({ value }) => value)).toEqual(price ? [String(price)] : [])
  })
})
