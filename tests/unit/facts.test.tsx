/** The owner's facts, once given: each shows where it persuades. What a site without them shows is what is built. */
import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Preuves, ProjetComplet } from '@/content/projet'
import { future } from '@/router'
import type { SiteConfig } from '@/site/config'
import { type PageId, pages, serviceIds } from '@/site/pages'

vi.mock('@/site/given', async (original) =>
  Object.fromEntries(Object.keys(await original<object>()).map((name) => [name, true])),
)

vi.mock('@/site/config', async (original) => {
  const { config } = await original<{ config: SiteConfig }>()
  const filled: SiteConfig = {
    ...config,
    equipe: [{ prenom: 'Camille', nom: 'Martin', role: 'Développement', phrase: 'Elle répond le matin.' }],
    reperes: { depuis: 2014, effectif: 6, sitesSuivis: 1 },
    tarifs: { creation: { aPartirDe: 2400, unite: '', comprend: 'cinq pages relues' } },
    delais: { refonte: 'huit à douze semaines' },
    disponibilite: { texte: 'Prochain départ en avril.', jusquau: '2999-04-01' },
    references: [
      {
        client: 'Menuiserie Dupont',
        site: 'https://dupont.test/',
        phrase: 'Le devis arrive tout seul.',
        auteur: 'Ana Dupont',
        fonction: 'gérante',
        date: '2026-01-01',
        accord: '2026-01-02',
      },
    ],
    avis: { source: 'Google', url: 'https://avis.test/fiche' },
    contact: {
      ...config.contact,
      adresse: { rue: '1 rue Basse', codePostal: '59000', ville: 'Lille' },
      horaires: [{ du: 'lundi', au: 'vendredi', ouvre: '09:00', ferme: '17:30' }],
      rendezVous: 'https://agenda.test/violine',
    },
    legal: {
      ...config.legal,
      rcs: null,
      mediateur: null,
      assurance: 'Assureur d’essai, France',
      conditions: 'https://cgv.test/',
    },
    donnees: { ...config.donnees, prestataires: [{ nom: 'Facteur', role: 'messagerie', pays: 'France' }] },
  }
  return { config: filled }
})

/** Words of a page, without its elements. */
const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

const render = (page: React.ReactNode) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter future={future}>{page}</MemoryRouter>
    </MantineProvider>,
  )

/** A study with nothing in it. */
const Etude = () => null

const modules = import.meta.glob<{ default: React.ComponentType }>('../../src/pages/*/*Page.tsx')
const html: Record<string, string> = {}

beforeAll(async () => {
  for (const [file, load] of Object.entries(modules)) {
    const name = file.split('/').at(-2) ?? ''
    if (name === 'projet') continue
    const { default: Page } = await load()
    html[name] = render(<Page />)
  }
  const { Footer } = await import('@/layout/Footer')
  html.pied = render(<Footer path="" />)
}, 120_000)

const folderOf = (id: PageId) => pages[id].path.slice(1)
const services = serviceIds.map(folderOf)

describe('once given', () => {
  test.each<[string, string, string[]]>([
    ['a person of the team', 'Camille Martin', [folderOf('agence'), 'nous-contacter', ...services]],
    ['what can be checked', 'Depuis 2014 · 6 personnes · 1 site suivi', ['accueil']],
    ['a price', '2 400 € HT', ['accueil', 'creation-site-web']],
    ['a time', 'huit à douze semaines', ['refonte-site-web']],
    ['when work can start', 'Prochain départ en avril.', ['accueil', ...services]],
    ['the words of a client', 'Le devis arrive tout seul.', ['accueil', ...services]],
    ['where reviews are kept', 'Nos avis sur Google', ['pied']],
    ['opening hours', 'Du lundi au vendredi, de 9 h à 17 h 30', ['nous-contacter', 'pied']],
    ['an insurance', 'Assureur d’essai, France', ['mentions-legales']],
    ['who receives data', 'Facteur, messagerie, France', ['politique-confidentialite-cookies']],
  ])('%s is said where it persuades, and nowhere else', (_, words, where) => {
    const said = Object.keys(html).filter((name) => wordsOf(html[name] ?? '').includes(words))
    expect(said.sort()).toEqual(where.toSorted())
  })

  test('addresses are followed', () => {
    expect(html.pied).toContain('href="https://avis.test/fiche"')
    for (const name of ['pied', 'nous-contacter']) expect(html[name]).toContain('href="https://agenda.test/violine"')
    expect(html['mentions-legales']).toContain('href="https://cgv.test/"')
    expect(html.accueil).toContain('href="https://dupont.test/"')
  })

  test('« En bref » heads every service, and says its price and its time where they are known', () => {
    const heads = Object.keys(html).filter((name) => html[name]?.includes('id="en-bref"'))
    expect(heads.sort()).toEqual(services.toSorted())
  })

  test('the day of a consent is nobody else’s business', () => {
    for (const page of Object.values(html)) expect(page).not.toContain('2026-01-02')
  })

  test('a fact of the law that does not exist leaves no line', () => {
    expect(html['mentions-legales']).not.toContain('Immatriculation')
    expect(html['mentions-legales']).not.toContain('Médiateur')
  })
})

test('machines are told what the page shows, and no more', async () => {
  const { graphOf } = await import('@/seo/graph')
  const { config } = await import('@/site/config')
  const { pages } = await import('@/site/pages')
  const told = (page: keyof typeof pages) => JSON.stringify(graphOf(pages[page], '', {}, config))
  expect(told('agence')).toContain('"employee":[{"@type":"Person","name":"Camille Martin","jobTitle":"Développement"}]')
  expect(told('accueil')).not.toContain('Camille')
  expect(told('accueil')).toContain('"openingHours":["Mo-Fr 09:00-17:30"]')
  expect(told('accueil')).toContain('"foundingDate":"2014"')
  expect(told('creation')).toContain('"minPrice":2400')
  expect(told('refonte')).not.toContain('minPrice')
  for (const page of ['accueil', 'agence', 'contact', 'creation'] as const)
    expect(told(page)).not.toMatch(/priceRange|aggregateRating|"review"/)
})

describe('a real project', () => {
  const image = { sources: {}, img: { src: '/a.avif', w: 16, h: 9 } }
  const couverture = { alt: 'L’accueil.', legende: 'L’accueil.', format: 'bureau' as const, image }
  const proofs: Preuves = {
    client: 'Menuiserie Dupont',
    url: 'https://dupont.test/',
    duree: 'dix semaines',
    resultats: [{ mesure: 'Appels par mois', avant: '3', apres: '9', source: 'standard', date: '2026-03-01' }],
    temoignage: {
      texte: 'On m’appelle.',
      auteur: 'Ana Dupont',
      fonction: 'gérante',
      date: '2026-03-02',
      accord: '2026-03-03',
    },
  }
  const projet = {
    name: 'dupont',
    titre: 'Dupont',
    resume: 'Un résumé.',
    secteur: 'Menuiserie',
    service: 'refonte',
    date: '2026-02-01',
    demonstration: false,
    teinte: 'parme',
    question: 'Et vous ?',
    couverture,
    ecrans: [],
    Etude,
  } as unknown as ProjetComplet

  test('shows its client, its address, what it changed and from which source, and the words it may show', async () => {
    const { ProjetPage } = await import('@/pages/projet/ProjetPage')
    const page = render(<ProjetPage projet={{ ...projet, ...proofs }} />)
    const words = wordsOf(page)
    for (const said of [
      'Menuiserie Dupont',
      'dix semaines',
      '3 → 9',
      'standard',
      'On m’appelle.',
      'Ana Dupont, gérante',
    ])
      expect(words).toContain(said)
    expect(page).toContain('href="https://dupont.test/"')
    expect(page).not.toContain('2026-03-03')
    expect(render(<ProjetPage projet={projet} />)).not.toContain('Ce que le site a changé')
  })
})
