import { describe, expect, test } from 'vitest'
import { graphOf, serializeGraph } from '@/seo/graph'
import { absoluteUrl, headOf, shareImagePath } from '@/seo/head'
import { config, type SiteConfig } from '@/site/config'
import { pages, projetMeta } from '@/site/pages'

const at = (change: Partial<SiteConfig>): SiteConfig => ({ ...config, ...change })
const metaOf = (head: ReturnType<typeof headOf>, name: string) =>
  head.metas.find((meta) => ('name' in meta ? meta.name : meta.property) === name)?.content

describe('an absolute address', () => {
  test.each([
    ['/', '/', 'https://a.example/'],
    ['/projets', '/', 'https://a.example/projets'],
    ['/', '/agence/', 'https://a.example/agence/'],
    ['/projets', '/agence/', 'https://a.example/agence/projets'],
  ])('of %s below %s ends without a slash, but for the home page', (path, basePath, expected) => {
    expect(absoluteUrl(path, { origin: 'https://a.example', basePath })).toBe(expected)
  })
})

describe('the head of a page', () => {
  test('follows the origin and the base path', () => {
    const head = headOf(pages.refonte, at({ origin: 'https://a.example', basePath: '/agence/' }))
    expect(head.canonical).toBe('https://a.example/agence/refonte-site-web')
    expect(metaOf(head, 'og:url')).toBe(head.canonical)
    expect(metaOf(head, 'og:image')).toBe('https://a.example/agence/partage/refonte-site-web.png')
  })

  test('of a preview keeps the page out of results', () => {
    expect(metaOf(headOf(pages.refonte, at({ indexable: false })), 'robots')).toBe('noindex')
    expect(metaOf(headOf(pages.refonte, at({ indexable: true })), 'robots')).toBeUndefined()
  })

  test('of the not-found page has nothing to share and no address', () => {
    const head = headOf(pages.introuvable, config)
    expect(head.canonical).toBeUndefined()
    expect(head.metas.filter((meta) => 'property' in meta)).toEqual([])
  })

  test('gives every page an image of its own', () => {
    const images = Object.values(pages).map(({ path }) => shareImagePath(path))
    expect(new Set(images).size).toBe(images.length)
  })
})

describe('the graph of a page', () => {
  const types = (change: Partial<SiteConfig>) =>
    (graphOf(pages.agence, {}, at(change))['@graph'] as unknown as { '@type': string }[]).map((node) => node['@type'])

  test('calls the agency a place of business only once it has an address', () => {
    expect(types({})).toContain('Organization')
    const contact = { ...config.contact, adresse: { rue: '1 rue A', codePostal: '59000', ville: 'Lille' } }
    expect(types({ contact })).toContain('ProfessionalService')
    expect(types({ contact })).not.toContain('Organization')
  })

  test('cannot be closed by anything written in a page', () => {
    const questions = [{ question: '</script><script>alert(1)</script>', answer: '<!-- -->' }]
    const text = serializeGraph(graphOf(pages.creation, { questions }, config))
    expect(text).not.toContain('<')
    const faq = JSON.parse(text)['@graph'].find((node: { '@type': string }) => node['@type'] === 'FAQPage')
    expect(faq.mainEntity[0].name).toBe(questions[0]?.question)
  })

  test('leaves out what the page does not have', () => {
    const page = projetMeta({ name: 'essai', titre: 'Essai', resume: 'Un résumé.' })
    const text = serializeGraph(graphOf(page, {}, config))
    for (const type of ['FAQPage', 'ItemList', 'CreativeWork', 'Service']) expect(text).not.toContain(type)
    expect(text).not.toContain('undefined')
  })
})
