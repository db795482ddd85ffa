import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { exemples } from '@/content/exemples'
import { config, type SiteConfig } from '@/site/config'
import { serviceIds } from '@/site/services'
import { lostAddresses } from '../../scripts/launch/addresses'
import { mistakesOfConfig } from '../../scripts/launch/configSchema'
import { launchFindings } from '../../scripts/launch/findings'
import { namesLeft } from '../../scripts/launch/names'
import { placeOf } from '../../scripts/launch/place'
import { compare, promises, statements } from '../../scripts/launch/promises'
import { facts } from '../facts'

/** The text at `file:12`. */
function lineAt(place: string): string {
  const [file = '', line] = place.split(':')
  return readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? ''
}

const complete = facts
const [service, another] = serviceIds

const emptied = (part: object) => Object.fromEntries(Object.keys(part).map((name) => [name, undefined]))

/** The template's configuration, whatever the owner has filled in. */
const blank = {
  ...complete,
  engagementsRelus: undefined,
  legal: emptied(config.legal),
  donnees: emptied(config.donnees),
  equipe: [],
  tarifs: {},
  references: [],
} as unknown as SiteConfig

/** Incomplete configurations, by reported field. */
const left: [string, Partial<SiteConfig>][] = [
  ...(['legal', 'donnees'] as const).flatMap((part) =>
    Object.keys(complete[part]).map((name): [string, Partial<SiteConfig>] => [
      `${part}.${name}`,
      { [part]: { ...complete[part], [name]: undefined } },
    ]),
  ),
  ...['telephone', 'adresse', 'delaiReponse'].map((name): [string, Partial<SiteConfig>] => [
    `contact.${name}`,
    { contact: { ...complete.contact, [name]: undefined } },
  ]),
  ['contact.email', { contact: { ...complete.contact, email: 'bonjour@violine.example' } }],
  ['nom', { nom: 'Violine' }],
  ['SITE_ORIGIN', { origin: 'https://www.violine.example' }],
  ['ANALYTICS_ORIGIN', { analytics: { ...complete.analytics, origin: 'https://analytics.violine.example' } }],
  ['analytics.evaluation', { analytics: { ...complete.analytics, evaluation: undefined } }],
  ['premierEchange', { premierEchange: undefined }],
  ['gratuitAvantDevis', { gratuitAvantDevis: undefined }],
  ['paiement', { paiement: undefined }],
  ['remplacement', { remplacement: undefined }],
  ['engagementsRelus', { engagementsRelus: undefined }],
  ['CONTACT_ENDPOINT', { contact: { ...complete.contact, endpoint: undefined } }],
  ['SITE_INDEXABLE', { indexable: false }],
  ['contact.horaires', { contact: { ...complete.contact, horaires: [] } }],
  ['contact.rendezVous', { contact: { ...complete.contact, rendezVous: undefined } }],
  ['equipe', { equipe: [] }],
  ['reperes', { reperes: undefined }],
  ['tarifs', { tarifs: {} }],
  ['delais', { delais: {} }],
  ['disponibilite', { disponibilite: undefined }],
  ['references', { references: [] }],
  ['avis', { avis: undefined }],
  ['auditAccessibilite', { auditAccessibilite: undefined }],
  [
    'donnees.prestataires',
    { contact: { ...complete.contact, receiver: 'cloudflare' }, donnees: { ...complete.donnees, prestataires: null } },
  ],
  ['accepte', { accepte: ['legal.siren'] }],
]

const nothingShown = { vedettes: [], exemples: {} }

describe('before the launch', () => {
  test('nothing is missing once everything is filled in', () => {
    expect(launchFindings(complete, [], nothingShown)).toEqual([])
  })

  test.each(left)('%s left as it is, is told, with the line that says it', (field, change) => {
    const [finding, ...others] = launchFindings({ ...complete, ...change }, [], nothingShown)
    expect(others).toEqual([])
    expect(finding?.field).toBe(field)
    const place = placeOf(finding?.file ?? '', field)
    expect(lineAt(place)).toMatch(new RegExp(`\\b${field.split('.').at(-1)}:`))
    // Not in the type, which comes first.
    expect(lineAt(place)).not.toMatch(/string|boolean/)
  })

  test('what the law asks for is obligatory, what helps a visitor is advice', () => {
    const niveaux = new Map(launchFindings(blank, [], nothingShown).map(({ field, niveau }) => [field, niveau]))
    for (const field of ['legal.siren', 'donnees.transferts', 'engagementsRelus'])
      expect(niveaux.get(field)).toBe('obligatoire')
    for (const field of ['equipe', 'tarifs', 'references']) expect(niveaux.get(field)).toBe('conseillé')
    expect([...niveaux.values()]).toEqual([...niveaux.values()].sort().reverse())
  })

  test('what the owner accepts to do without is told no more, if it is not obligatory', () => {
    const fieldsFor = (accepte: string[]) =>
      launchFindings(
        { ...complete, equipe: [], legal: { ...complete.legal, siren: undefined }, accepte },
        [{ name: 'essai', demonstration: true }],
        { vedettes: ['essai'], exemples: { [service]: { projet: 'essai' } } },
      ).map(({ field }) => field)
    expect(fieldsFor([])).toEqual(['legal.siren', 'equipe', 'demonstration', 'vedettes', `${service}.projet`])
    expect(fieldsFor(['equipe', 'demonstrations'])).toEqual(['legal.siren'])
    expect(fieldsFor(['equipe', 'demonstrations', 'legal.siren'])).toEqual(['legal.siren', 'accepte'])
  })

  test('a fact of the law that does not exist here is « sans objet », and not told', () => {
    const legal = { ...complete.legal, rcs: null, tva: null, assurance: null, conditions: null, mediateur: null }
    const donnees = { ...complete.donnees, transferts: null, prestataires: null }
    expect(launchFindings({ ...complete, legal, donnees }, [], nothingShown)).toEqual([])
  })

  test('demonstration projects still published, drafts and real projects that prove nothing are told', () => {
    const projets = [
      { name: 'essai', demonstration: true },
      { name: 'a-venir', demonstration: true, brouillon: true },
      { name: 'vrai', demonstration: false },
      { name: 'prouve', demonstration: false, url: 'https://exemple.test' },
      { name: 'illisible' },
    ]
    expect(launchFindings(complete, projets, nothingShown).map(({ file, niveau }) => [file, niveau])).toEqual([
      ['src/content/projets/essai/projet.ts', 'conseillé'],
      ['src/content/projets/a-venir/projet.ts', 'conseillé'],
      ['src/content/projets/vrai/projet.ts', 'conseillé'],
    ])
  })

  test('a text that is no longer true of the projects is told', () => {
    const text = 'Un seul est réel. Les autres sont des démonstrations.'
    const told = (projets: object[]) => {
      const named = projets.map((projet, index) => ({ name: `p${index}`, url: 'https://exemple.test', ...projet }))
      const said = [{ file: 'src/content/projets.ts', field: 'hero.lead', text }]
      return launchFindings(complete, named, nothingShown, said).filter(({ field }) => field === 'hero.lead')
    }
    const [real, fictitious, draft] = [{ demonstration: false }, { demonstration: true }, { brouillon: true }]
    expect(told([real, fictitious, { ...real, ...draft }])).toEqual([])
    expect(told([real, real, fictitious])).toMatchObject([
      { niveau: 'obligatoire', what: expect.stringContaining('2') },
    ])
    expect(told([real, { ...fictitious, ...draft }])).toMatchObject([
      { what: expect.stringContaining('démonstrations') },
    ])
  })

  test.runIf(config.nom === 'Violine')(
    'every promise and statement that is listed stands in the template’s texts',
    () => {
      expect(compare([...promises, ...statements]).gone).toEqual([])
    },
  )

  test('a promise that somebody has rewritten is listed no more', () => {
    const rewritten = { file: 'accueil.ts', words: 'Nous promettons la lune.', what: 'la lune' }
    expect(compare([rewritten]).standing).toEqual([])
  })

  test('every place that is told exists in its file', () => {
    const services = Object.keys(exemples).map((service) => [service, { projet: 'essai' }])
    const shown = { vedettes: ['essai'], exemples: Object.fromEntries(services) }
    const projets = [{ name: 'essai', demonstration: true }]
    const told = launchFindings(blank, projets, shown).filter(({ file }) => !file.includes('projets/essai'))
    for (const { file, field } of told) expect(lineAt(placeOf(file, field))).toContain(field.split('.').at(-1))
  })
})

describe('in the facts of the owner', () => {
  const today = '2026-11-23'
  const reference = { client: 'A', phrase: 'Bien.', auteur: 'B', fonction: 'Gérant', date: '2026-01-01' }
  const horaire = { du: 'lundi', au: 'vendredi', ouvre: '09:00', ferme: '18:00' }

  test('nothing is wrong as they are, nor once filled in', () => {
    expect(mistakesOfConfig(config, today)).toEqual([])
    expect(mistakesOfConfig(complete, today)).toEqual([])
  })

  test.each<[string, object, string, string]>([
    [
      'a day that is past',
      { disponibilite: { texte: 'Libre.', jusquau: '2026-11-22' } },
      'disponibilite.jusquau',
      'jour à venir',
    ],
    [
      'words to come',
      { references: [{ ...reference, date: '2027-01-01', accord: '2026-01-01' }] },
      'references[0].date',
      'jour passé',
    ],
    ['words without a consent', { references: [reference] }, 'references[0].accord', 'accord écrit manque'],
    ['an address that is not secure', { avis: { source: 'G', url: 'http://a.fr' } }, 'avis.url', 'https://'],
    ['a network anywhere', { reseaux: [{ nom: 'M', url: 'javascript:0' }] }, 'reseaux[0].url', 'https://'],
    [
      'an appointment anywhere',
      { contact: { ...config.contact, rendezVous: 'cal.fr' } },
      'contact.rendezVous',
      'https://',
    ],
    [
      'a price in words',
      { tarifs: { [service]: { aPartirDe: '2 400', unite: '', comprend: 'x' } } },
      `tarifs.${service}.aPartirDe`,
      'comme 2400',
    ],
    [
      'a price of nothing',
      { tarifs: { [another]: { aPartirDe: 0, unite: '', comprend: 'x' } } },
      `tarifs.${another}.aPartirDe`,
      'euros HT',
    ],
    ['a service that does not exist', { delais: { seo: 'un mois' } }, 'delais', 'seo'],
    ['an empty name', { equipe: [{ prenom: '', nom: 'B', role: 'C', phrase: 'D' }] }, 'equipe[0].prenom', 'vide'],
    [
      'a picture that is not there',
      { equipe: [{ prenom: 'A', nom: 'B', role: 'C', phrase: 'D', photo: '/x.webp' }] },
      'equipe[0].photo',
      'dossier public',
    ],
    ['a year to come', { reperes: { depuis: 2027 } }, 'reperes.depuis', 'année'],
    [
      'a telephone number without digits enough',
      { contact: { ...config.contact, telephone: '03 20' } },
      'contact.telephone',
      '+32',
    ],
    [
      'an hour as one says it',
      { contact: { ...config.contact, horaires: [{ ...horaire, ferme: '18 h' }] } },
      'contact.horaires[0].ferme',
      '09:00',
    ],
    [
      'days in disorder',
      { contact: { ...config.contact, horaires: [{ ...horaire, du: 'samedi' }] } },
      'contact.horaires[0].au',
      'deux lignes',
    ],
  ])('%s is told with its field and what would be right', (_, change, field, words) => {
    expect(mistakesOfConfig({ ...config, ...change } as SiteConfig, today)).toEqual([
      { file: 'src/site/config.ts', field, problem: expect.stringContaining(words) },
    ])
  })
})

describe('what the template leaves behind', () => {
  const elsewhere = { ...config, nom: 'Estran', lieu: 'à Nantes', signature: 'Agence web à Nantes', zones: ['Nantes'] }
  const texts = [
    { file: 'src/content/a.ts', text: "/** Lille */\nconst a = 'À Nantes'\nconst b = 'Violine, à Lille'\n// Lille" },
    { file: 'src/content/b.ts', text: "const a = 'De Roubaix à Seclin'" },
    { file: 'src/site/pages.ts', text: "page('/agence-developpement-web-lille')" },
  ]
  const told = (owner: typeof config) =>
    namesLeft(owner, texts).map(({ niveau, file, line, what }) => `${niveau} ${file}:${line} ${what}`)

  test('is told by file and line: the brand, the town, and the places around it', () => {
    expect(told(elsewhere)).toEqual([
      expect.stringMatching(/^obligatoire src\/content\/a\.ts:3 .*Violine/),
      expect.stringMatching(/^obligatoire src\/content\/a\.ts:3 .*Lille/),
      expect.stringMatching(/^obligatoire src\/site\/pages\.ts:1 .*lille/),
      expect.stringMatching(/^conseillé src\/content\/b\.ts:1 .*Roubaix, Seclin/),
    ])
  })

  test('is nothing where the names are the owner’s own, or are gone', () => {
    expect(told({ ...config, nom: 'Violine', lieu: 'à Lille' })).toEqual([])
    expect(told({ ...elsewhere, zones: ['Nantes', 'Roubaix', 'Seclin'] })).toHaveLength(3)
    expect(namesLeft(elsewhere, [{ file: 'src/content/a.ts', text: "const a = 'À Nantes, la Sevllines'" }])).toEqual([])
  })
})

test('a path that was published, and is gone, is told until it has a redirection', () => {
  const record = '# Chemins\n/\n/refonte-site-web\n'
  expect(lostAddresses(record, ['/', '/refonte-site-web'], [])).toEqual([])
  expect(lostAddresses(record, ['/', '/refonte'], [])).toEqual([
    expect.objectContaining({ niveau: 'obligatoire', line: 3, what: expect.stringContaining('/refonte-site-web') }),
  ])
  expect(lostAddresses(record, ['/', '/refonte'], ['/refonte-site-web'])).toEqual([])
})
