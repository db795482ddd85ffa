import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { exemples } from '@/content/exemples'
import { config, type SiteConfig } from '@/site/config'
import { dayIn, formatDate } from '@/site/formats'
import { pages, projetPath, thisSite } from '@/site/pages'
import { serviceIds } from '@/site/services'
import { withoutBlanks } from '@/site/withoutBlanks'
import { listFiles } from '../../scripts/build/files'
import { mistakesOfRedirections } from '../../scripts/content/paths'
import { commitmentsOf, unlistedCommitments } from '../../scripts/launch/commitments'
import { configSchema, freeTexts, mistakesOfConfig } from '../../scripts/launch/configSchema'
import { launchFindings } from '../../scripts/launch/findings'
import { textsAboutProjets } from '../../scripts/launch/gather'
import { namesLeft } from '../../scripts/launch/names'
import { lineOfField } from '../../scripts/launch/place'
import { promises, splitByPresence, statements } from '../../scripts/launch/promises'
import { lostPaths, withPaths } from '../../scripts/launch/publishedPaths'
import { readText } from '../../scripts/text'
import { today } from '../../scripts/today'
import { facts } from '../facts'
import { refusesImpossible } from '../impossible'
import { isTemplate } from '../template'

/** The text at `file:12`. */
function lineAt(place: string): string {
  const [file = '', line] = place.split(':')
  return readText(file).split('\n')[Number(line) - 1] ?? ''
}

const [service, another] = serviceIds

const complete = withoutBlanks(facts)

/** The facts with one field changed: `contact.telephone`. */
function change(field: string, value: unknown, of: SiteConfig = complete): SiteConfig {
  const [group = '', name] = field.split('.')
  return { ...of, [group]: name ? { ...of[group as 'contact'], [name]: value } : value }
}

/** Fields that are never empty, that may be empty without a finding, or that are reported by their variable. */
const neverReported =
  /^(?:nom|lieu|fuseauHoraire|signature|origin|basePath|indexable|signalements|accepte|zones|demonstrations|securite|reseaux|analytics\.(?:origin|siteId)|contact\.(?:email|endpoint|receiver))$/

/** Facts that are reported when empty, by their field. */
const reported = Object.entries(complete)
  .flatMap(([name, value]): [string, unknown][] =>
    ['analytics', 'contact', 'legal', 'donnees'].includes(name)
      ? Object.entries(value).map(([part, one]) => [`${name}.${part}`, one])
      : [[name, value]],
  )
  .filter(([field]) => !neverReported.test(field))

/** Empty value: [] for a list, {} for a record by service, else undefined. */
const emptied = (value: unknown) => {
  if (Array.isArray(value)) return []
  return Object.keys(value ?? {}).includes(service) ? {} : undefined
}

/** A value whose texts are spaces. */
const blanked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(blanked)
  if (typeof value === 'object' && value)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, blanked(part)]))
  return typeof value === 'string' || value === null ? ' ' : undefined
}

/** The template's configuration, whatever the owner has filled in. */
const blank = reported.reduce((all, [field, value]) => change(field, emptied(value), all), complete)

/** Incomplete configurations, by reported field. */
const incomplete: [string, SiteConfig][] = [
  ...reported.flatMap(([field, value]): [string, SiteConfig][] =>
    [emptied(value), blanked(value)].map((empty) => [field, withoutBlanks(change(field, empty))]),
  ),
  ['nom', change('nom', 'Violine')],
  ...[
    ...'violine.example www.example.com example.net example.org monsite.test monsite.invalid site.localhost'.split(' '),
    ...'localhost 127.0.0.1 192.168.1.20 10.0.0.1 [::1] bureau.local serveur'.split(' '),
  ].flatMap((host): [string, SiteConfig][] => [
    ['SITE_ORIGIN', change('origin', `https://${host}`)],
    ['ANALYTICS_ORIGIN', change('analytics.origin', `https://${host}:8443`)],
    ['CONTACT_ENDPOINT', change('contact.endpoint', `http://${host}/contact`)],
    ['REPORT_ENDPOINT', change('signalements', `https://${host}/csp`)],
    ['contact.email', change('contact.email', `bonjour@${host}`)],
    ['contact.rendezVous', change('contact.rendezVous', `https://${host}/agenda`)],
    ['reseaux[0].url', change('reseaux', [{ nom: 'A', url: `https://${host}/a` }])],
  ]),
  ['ANALYTICS_ORIGIN', change('analytics.origin', complete.origin)],
  ['CONTACT_ENDPOINT', change('contact.endpoint', undefined)],
  ['zones', change('zones', ['Ailleurs'])],
  ['SITE_INDEXABLE', change('indexable', false)],
  ['donnees.prestataires', change('contact.receiver', 'cloudflare', change('donnees.prestataires', null))],
  ['accepte', change('accepte', ['legal.siren'])],
]

const nothingShown = { vedettes: [], exemples: {} }

describe('before the launch', () => {
  test('nothing is missing once everything is filled in', () => {
    expect(launchFindings(complete, [], nothingShown)).toEqual([])
  })

  test('every fact left empty or as it is in the template is reported, with the line that says it', () => {
    for (const [field, config] of incomplete) {
      const found = launchFindings(config, [], nothingShown)
      expect.soft(found.map((finding) => finding.field)).toEqual([field])
      const line = lineAt(lineOfField(found[0]?.file ?? '', field))
      // The line of the value, not that of the type above it.
      const [name] = field.split('[')
      expect.soft(line).toMatch(new RegExp(`\\b${name?.split('.').at(-1)}:(?!.*(?:string|boolean))`))
    }
  })

  test('blanks of the configuration are left out before anything reads it', async () => {
    vi.resetModules()
    vi.doMock('@/site/environment', () => ({ environment: { siteOrigin: ' ' } }))
    expect((await import('@/site/config')).config).not.toHaveProperty('origin')
    vi.doUnmock('@/site/environment')
  })

  test('what the law asks for is obligatory, what helps a visitor is advice', () => {
    const niveaux = new Map(launchFindings(blank, [], nothingShown).map(({ field, niveau }) => [field, niveau]))
    for (const field of ['legal.siren', 'donnees.transferts', 'engagementsRelus'])
      expect(niveaux.get(field)).toBe('obligatoire')
    for (const field of ['equipe', 'tarifs', 'references']) expect(niveaux.get(field)).toBe('conseillé')
    const inOrder = [...niveaux.values()]
    expect(inOrder.lastIndexOf('obligatoire')).toBeLessThan(inOrder.indexOf('conseillé'))
  })

  test('what the owner accepts to do without is reported no more, if it is not obligatory', () => {
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

  test('a fact of the law that does not exist here is « sans objet », and not reported', () => {
    const legal = { ...complete.legal, rcs: null, tva: null, assurance: null, conditions: null, mediateur: null }
    const donnees = { ...complete.donnees, transferts: null, prestataires: null }
    expect(launchFindings({ ...complete, legal, donnees }, [], nothingShown)).toEqual([])
  })

  test('demonstration projects still published, drafts and real projects that prove nothing are reported', () => {
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

  test('a text that is no longer true of the projects is reported', () => {
    const text = 'Un seul est réel. Les autres sont des démonstrations.'
    const found = (projets: object[]) => {
      const named = projets.map((projet, index) => ({ name: `p${index}`, url: 'https://exemple.test', ...projet }))
      const texts = [{ file: 'src/content/projets.ts', field: 'hero.lead', text }]
      return launchFindings(complete, named, nothingShown, texts).filter(({ field }) => field === 'hero.lead')
    }
    const [real, fictitious, draft] = [{ demonstration: false }, { demonstration: true }, { brouillon: true }]
    const own = { ...real, name: thisSite }
    expect(found([own, fictitious, { ...real, ...draft }])).toEqual([])
    expect(found([fictitious])).toMatchObject([{ what: expect.stringContaining('0') }])
    expect(found([real, fictitious])).toMatchObject([{ what: expect.stringContaining('« p0 »') }])
    expect(found([own, real, fictitious])).toMatchObject([
      { niveau: 'obligatoire', what: expect.stringContaining('2') },
    ])
    expect(found([own, { ...fictitious, ...draft }])).toMatchObject([
      { what: expect.stringContaining('démonstrations') },
    ])
  })

  test.runIf(isTemplate)(
    'every text of the template that says how many projects are real is reported once two are',
    () => {
      const projets = ['a', 'b'].map((name) => ({ name, demonstration: false }))
      const found = launchFindings(complete, projets, nothingShown, textsAboutProjets).filter(({ what }) =>
        /réel, il y en a 2/.test(what),
      )
      expect(found.map(({ field }) => field)).toEqual(textsAboutProjets.map(({ field }) => field))
    },
  )

  test.runIf(isTemplate)(
    'every promise and statement that is listed stands in the template’s texts, which hold no other that commits the agency',
    () => {
      expect(splitByPresence([...promises, ...statements]).gone).toEqual([])
      expect(unlistedCommitments()).toEqual([])
    },
  )

  test.each([
    'Nous vous rappellerons le lendemain matin.',
    'Le devis comprend toujours deux allers-retours.',
    'Une personne vous répond sous deux jours ouvrés.',
    'Vous recevez un relevé chaque semaine.',
    'Notre maintenance est sans engagement.',
    'L’audit est gratuit pour tous.',
    'La maintenance est remboursée si vous partez.',
  ])('a sentence that commits the agency is reported without being listed: « %s »', (sentence) => {
    expect(commitmentsOf('page.ts', `export const text = '${sentence} Il pleut sur la ville.'`)).toEqual([sentence])
    expect(commitmentsOf('etude.mdx', `## Titre\n\n${sentence} Il pleut.`)).toEqual([sentence])
    expect(commitmentsOf('page.ts', `/* ${sentence} */`)).toEqual([])
  })

  test('a promise that somebody has rewritten is listed no more', () => {
    const rewritten = { file: 'accueil.ts', words: 'Nous promettons la lune.', what: 'la lune' }
    expect(splitByPresence([rewritten]).standing).toEqual([])
  })

  test('every reported place exists in its file', () => {
    const services = Object.keys(exemples).map((service) => [service, { projet: 'essai' }])
    const shown = { vedettes: ['essai'], exemples: Object.fromEntries(services) }
    const projets = [{ name: 'essai', demonstration: true }]
    const found = launchFindings(blank, projets, shown).filter(({ file }) => !file.includes('projets/essai'))
    for (const { file, field } of found) expect(lineAt(lineOfField(file, field))).toContain(field.split('.').at(-1))
  })
})

test('a day is that of the agency, in the hours when it is another in UTC too, no code takes it elsewhere, and the first of a month is « 1er »', () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T23:30:00Z') })
  expect([dayIn('Europe/Paris'), dayIn('America/Montreal'), today()]).toEqual([
    '2026-11-28',
    '2026-11-27',
    dayIn(config.fuseauHoraire),
  ])
  vi.useRealTimers()
  expect(['2027-03-01', '2027-03-11'].map(formatDate)).toEqual(['1er mars 2027', '11 mars 2027'])
  const sources = ['scripts', 'src', 'tools'].flatMap((folder) =>
    listFiles(folder).map((file) => path.join(folder, file)),
  )
  const inUtc = sources.filter((file) => /\.tsx?$/.test(file) && /new Date\(\)\.toISOString/.test(readText(file)))
  expect(inUtc).toEqual([])
})

describe('in the facts of the owner', () => {
  const today = '2026-11-23'
  const reference = { client: 'A', phrase: 'Bien.', auteur: 'B', fonction: 'Gérant', date: '2026-01-01' }
  const horaire = { du: 'lundi', au: 'vendredi', ouvre: '09:00', ferme: '18:00' }

  test('nothing is wrong as they are, nor once filled in', () => {
    expect(mistakesOfConfig(config, today)).toEqual([])
    expect(mistakesOfConfig(complete, today)).toEqual([])
  })

  test('every field refuses what it cannot be, by its name and with what would be right', () => {
    const schema = configSchema(today)
    refusesImpossible(
      schema,
      complete,
      (given) => mistakesOfConfig(given, today, schema),
      (kind) => freeTexts.includes(kind),
    )
  })

  /** Without the numbers of a business, one of which would contradict those of a row. */
  const legal = { ...config.legal, siren: null, rcs: null, tva: null }
  const membre = { prenom: 'A', nom: 'B', role: 'C', phrase: 'D.' }

  test.each<[field: string, value: unknown, at: string, words: string]>([
    ['disponibilite', { texte: 'Libre.', jusquau: '2026-11-22' }, '.jusquau', 'jour à venir'],
    ['references', [{ ...reference, date: '2027-01-01', accord: '2026-01-01' }], '[0].date', 'jour passé'],
    ['references', [reference], '[0].accord', 'accord écrit manque'],
    ['avis', { source: 'G', url: 'http://a.fr' }, '.url', 'https://'],
    ...['javascript:0', 'https://a:b@exemple.fr', 'https://exemple', 'https://.fr'].map(
      (url): [string, unknown, string, string] => ['reseaux', [{ nom: 'M', url }], '[0].url', 'https://'],
    ),
    ['contact.rendezVous', 'cal.fr', '', 'https://'],
    ['tarifs', { [another]: { aPartirDe: 0, comprend: 'x' } }, `.${another}.aPartirDe`, 'euros HT'],
    ['delais', { seo: 'un mois' }, '', 'seo'],
    ['delais', { [service]: 'Six à dix semaines.' }, `.${service}`, '« six à dix semaines »'],
    ['contact.delaiReponse', 'sous deux jours !', '', '« sous deux jours »'],
    ['premierEchange', { duree: 'À convenir', gratuit: true }, '.duree', '« à convenir »'],
    ...['HT par mois', '€ HT', 'ttc'].map((unite): [string, unknown, string, string] => [
      'tarifs',
      { [service]: { aPartirDe: 9, unite, comprend: 'SEO' } },
      `.${service}.unite`,
      '« € HT »',
    ]),
    ['paiement', 'un tiers à la commande', '', '« Un tiers à la commande. »'],
    ['equipe', [{ ...membre, photo: '/x.webp' }], '[0].photo', 'dossier public'],
    ['reperes', { depuis: 2027 }, '.depuis', 'année'],
    ['contact.telephone', '03 20 00 00 0', '', 'dix chiffres'],
    ...['3 20 00 00 00', '33 3 20 00 00 00', '+33 (03) 20 00 00 00', '+33 3 20 00 00', '00 00 00 00 00', '123456'].map(
      (wrong): [string, string, string, string] => ['contact.telephone', wrong, '', 'dix chiffres'],
    ),
    ['contact.horaires', [{ ...horaire, ferme: '18 h' }], '[0].ferme', '09:00'],
    ['contact.horaires', [{ ...horaire, du: 'samedi' }], '[0].au', 'deux lignes'],
    ['contact.horaires', [horaire, { ...horaire, du: horaire.au }], '[1]', 'recouvrent'],
    ['contact.horaires', [horaire, { ...horaire, ouvre: '06:00', ferme: '08:00' }], '[1]', 'échangez'],
    ['legal.siren', '100 000 000', '', 'neuf chiffres'],
    ['legal.siren', '000 000 000', '', 'neuf chiffres'],
    ...['FR 44 100000000', 'FR 99 732829320', 'FR 732829320', 'FR 123456 732829320'].map(
      (wrong): [string, string, string, string] => ['legal.tva', wrong, '', 'SIREN'],
    ),
    ['legal', { ...legal, siren: '732 829 320', tva: 'FR 03 552081317' }, '.tva', 'legal.siren'],
    ['legal', { ...legal, tva: 'FR 03 552081317' }, '.siren', 'SIREN'],
    ['legal', { ...legal, siren: '732 829 320', rcs: 'RCS Lille 552 081 317' }, '.rcs', 'legal.siren'],
    ...['SAS', 'S.A.R.L.', 'SASU au capital variable', 'Société par actions simplifiée'].map(
      (formeJuridique): [string, unknown, string, string] => [
        'legal',
        { ...legal, formeJuridique, capital: null },
        '.capital',
        'capital',
      ],
    ),
    ...['EI', 'E.I.', 'EI (micro-entreprise)', 'Micro-entreprise', 'Auto-entrepreneur', 'Entreprise individuelle'].map(
      (formeJuridique): [string, unknown, string, string] => [
        'legal',
        { ...legal, formeJuridique, capital: null, raisonSociale: 'Eikon Exemple' },
        '.raisonSociale',
        '« EI »',
      ],
    ),
    ['analytics.evaluation', { date: '2027-02-31', version: '2.6' }, '.date', '2026-11-20'],
    ['contact.adresse', { rue: 'A', codePostal: '5900', ville: 'B' }, '.codePostal', 'cinq chiffres'],
    ['equipe', [{ ...membre, photo: '/../src/assets/x.webp' }], '[0].photo', 'dossier public'],
    ['nom', 'Les très grands ateliers du web de la ville', '', '40 au plus'],
    ['nom', `Chez ${'x'.repeat(21)}`, '', 'de 20 lettres'],
    ['fuseauHoraire', 'Europe/Lille', '', 'Europe/Paris'],
    ['contact.email', 'bonjour@exemple.fr?cc=x', '', 'e-mail'],
    ['securite', { contact: 'moi@exemple.fr', expires: '2099-12-31T00:00:00Z' }, '.contact', 'mailto:'],
    ['securite', { contact: 'mailto:moi@exemple.fr', expires: '2020-12-31T00:00:00Z' }, '.expires', 'passé'],
    ['donnees.prestataires', [], '', 'null'],
  ])('%s cannot be %o, which is reported with its field and what would be right', (field, value, at, words) => {
    expect(mistakesOfConfig(change(field, value, config), today)).toEqual([
      { file: 'src/site/config.ts', field: field + at, problem: expect.stringContaining(words) },
    ])
  })
})

/** Services of the template. */
const allServices = ['creation', 'refonte', 'hebergement', 'referencement']

describe('what the template leaves behind', () => {
  const elsewhere = { ...config, nom: 'Estran', lieu: 'à Nantes', signature: 'Agence web à Nantes', zones: ['Nantes'] }
  const texts = [
    { file: 'src/content/a.ts', text: "/** Lille */\nconst a = 'À Nantes'\nconst b = 'Violine, à Lille'\n// Lille" },
    { file: 'src/content/b.ts', text: "const a = 'De Roubaix à Seclin'" },
    { file: 'src/site/pages.ts', text: "page('/agence-developpement-web-lille')" },
  ]
  const found = (owner: typeof config) =>
    namesLeft(owner, texts, allServices).map(({ niveau, file, line, what }) => `${niveau} ${file}:${line} ${what}`)

  test('is reported by file and line: the brand, the city, and the places around it', () => {
    expect(found(elsewhere)).toEqual([
      expect.stringMatching(/^obligatoire src\/content\/a\.ts:3 .*Violine/),
      expect.stringMatching(/^obligatoire src\/content\/a\.ts:3 .*Lille/),
      expect.stringMatching(/^obligatoire src\/site\/pages\.ts:1 .*lille/),
      expect.stringMatching(/^conseillé src\/content\/b\.ts:1 .*Roubaix, Seclin/),
    ])
  })

  test('is nothing where the names are the owner’s own, or are gone', () => {
    expect(found({ ...config, nom: 'Violine', lieu: 'à Lille' })).toEqual([])
    expect(found({ ...elsewhere, zones: ['Nantes', 'Roubaix', 'Seclin'] })).toHaveLength(3)
    expect(
      namesLeft(elsewhere, [{ file: 'src/content/a.ts', text: "const a = 'À Nantes, la Sevllines'" }], allServices),
    ).toEqual([])
  })
})

test('a removed service is reported where a text still mentions it, and only then', () => {
  const texts = [
    { file: 'src/content/a.ts', text: "a\nconst a = 'Votre site, refondu puis hébergé : la refonte, l’hébergement'" },
  ]
  const found = (services: string[]) =>
    namesLeft({ ...config, lieu: 'à Nantes' }, texts, services).map(
      ({ niveau, line, what }) => `${niveau} ${line} ${what}`,
    )
  expect(found(allServices)).toEqual([])
  const ids = [
    {
      file: 'src/pages/a.tsx',
      text: `<a id="lien-refonte" href="/refonte-site-web#refonte">{a.refonte} { refonte: ['refonte'] }`,
    },
  ]
  expect(namesLeft({ ...config, lieu: 'à Nantes' }, ids, [])).toEqual([])
  expect(found(allServices.filter((id) => id !== 'refonte'))).toEqual([
    expect.stringMatching(/^conseillé 2 .*refondu, refonte/),
  ])
})

describe('a record of published paths', () => {
  const targets = Object.values(pages).map(({ path }) => path)

  test('reports each page and project that is gone, with a redirection that the build accepts, until it is there', () => {
    for (const path of [...targets, projetPath('retire')].filter((one) => one !== pages.accueil.path)) {
      const left = targets.filter((one) => one !== path)
      const [found] = lostPaths(`# Chemins\n${path}\n`, left, [])
      expect.soft(found, path).toMatchObject({ niveau: 'obligatoire', line: 2, what: expect.stringContaining(path) })
      const [, from = '', to = ''] = /« '(.+)': '(\w+)' »/.exec(found?.why ?? '') ?? []
      const advised = [{ from, to: pages[to as keyof typeof pages].path }]
      expect.soft(mistakesOfRedirections(advised, new Set(left)), path).toEqual([])
      expect.soft(lostPaths(path, left, [from])).toEqual([])
    }
  })

  test('reads a line whatever the spaces around it, refuses one that is no path, and keeps all that its owner wrote', () => {
    const written = ['# Un', '  # deux', '', '/été ', '  /%C3%A9t%C3%A9/', '\t/un mot', '# fin']
    const known = ['/été', '/un mot']
    expect(lostPaths(written.join('\n'), known, [])).toEqual([])
    expect(withPaths(`${written.join('\n')}\n`, ['/un mot', '/b', '/a'])).toBe(`${written.join('\n')}\n/a\n/b\n`)
    for (const wrong of ['ancienne-page', 'https://www.exemple.fr/ancienne-page', '//www.exemple.fr/ancienne-page'])
      expect(lostPaths([...written, wrong].join('\n'), known, [])).toEqual([
        expect.objectContaining({
          niveau: 'obligatoire',
          line: written.length + 1,
          why: expect.stringContaining('« /ancienne-page »'),
        }),
      ])
  })
})
