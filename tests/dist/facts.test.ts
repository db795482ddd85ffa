/** Each given fact is shown where it matters. The site of the owner's path has all facts. */
import { expect, test } from 'vitest'
import { resultats as titled } from '@/content/etude'
import { editeur } from '@/content/mentions'
import { config } from '@/site/config'
import { textOfReperes, textOfTarif, textsOfHoraires } from '@/site/facts'
import { pages, projetPath } from '@/site/pages'
import { serviceIds } from '@/site/services'
import { listFiles } from '../../scripts/build/files'
import { readText } from '../../scripts/text'
import { builtPages, plain, projets, textOf } from './site'

const { equipe, tarifs, delais, disponibilite, references, avis, legal, donnees } = config
const { horaires, rendezVous } = config.contact
const [accueil, agence, contact] = [pages.accueil.path, pages.agence.path, pages.contact.path]
const [mentions, confidentialite] = [pages.mentions.path, pages.confidentialite.path]
const services = serviceIds.map((id) => pages[id].path)

/** Places of facts: path of a page, or the common footer. */
const footer = 'the footer'
const shown = builtPages.flatMap(({ meta, document }) =>
  [...document.querySelectorAll('main, footer')].map((part) => ({
    place: part.matches('footer') ? footer : meta.path,
    part,
    words: plain(textOf(part)),
  })),
)
const placesWhere = (holds: (of: (typeof shown)[number]) => boolean) =>
  [...new Set(shown.filter(holds).map(({ place }) => place))].sort()

/** Text or link target of each fact, and its places; missing facts are left out. */
const facts: [(string | null | undefined)[], string[]][] = [
  [equipe.map(({ prenom, nom, role }) => `${prenom} ${nom} ${role}`), [agence, ...services]],
  [equipe.map(({ prenom, nom, role }) => `${role} ${prenom} ${nom}`), [contact]],
  [equipe.map(({ phrase }) => phrase), [agence, ...services]],
  [[textOfReperes()], [accueil]],
  ...serviceIds.map((id): (typeof facts)[number] => [
    [tarifs[id] && textOfTarif(tarifs[id]), delais[id]],
    [pages[id].path],
  ]),
  [[disponibilite?.texte], [accueil, ...services]],
  [[config.remplacement], [agence]],
  [references.flatMap(({ phrase, site }) => [phrase, site]), [accueil, ...services]],
  [[avis?.source, avis?.url], [footer]],
  [
    [...textsOfHoraires(horaires), rendezVous],
    [contact, footer],
  ],
  [[legal.assurance, legal.conditions], [mentions]],
  [donnees.prestataires?.map(({ nom, role, pays }) => `${nom}, ${role}, ${pays}`) ?? [], [confidentialite]],
]

test('what is given is said where it persuades', () => {
  for (const [given, where] of facts)
    for (const fact of given.filter((value) => typeof value === 'string')) {
      const link = `a[href=${JSON.stringify(fact)}]`
      const places = placesWhere(({ part, words }) => words.includes(plain(fact)) || part.querySelector(link) !== null)
      // Some facts may also occur in other texts: names, durations.
      expect.soft(places, fact).toEqual(expect.arrayContaining(where))
    }
})

test.each<[string, unknown, string[]]>([
  ['#en-bref', 'whatever is given', services],
  ['#equipe-titre', equipe[0], [agence, contact, ...services]],
  ['#references', references[0], [accueil, ...services]],
  ['#pied-avis', avis, [footer]],
  ['#pied-rendez-vous', rendezVous, [footer]],
  ['#contact-rendez-vous', rendezVous, [contact]],
  ['#mentions-conditions', legal.conditions, [mentions]],
])('%s is nowhere while there is nothing to say there', (selector, given, where) => {
  const places = placesWhere(({ part }) => part.querySelector(selector) !== null)
  expect(places).toEqual(given ? where.toSorted() : [])
})

test('what a real project proves is said on its page, with its source, but not the day of a consent', () => {
  for (const { name, client, url, duree, resultats, temoignage } of projets.filter((one) => !one.demonstration)) {
    const { accord, date, ...said } = temoignage ?? {}
    const proofs = [
      client,
      duree,
      ...Object.values(said),
      ...(resultats ?? []).flatMap(({ date, ...one }) => Object.values(one)),
    ]
    const [main] = shown.filter(({ place }) => place === projetPath(name))
    for (const proof of proofs) expect.soft(main?.words, name).toContain(plain(proof ?? ''))
    if (url) expect.soft(main?.part.querySelector(`a[href=${JSON.stringify(url)}]`), name).not.toBeNull()
    if (accord) expect.soft(main?.part.innerHTML, name).not.toContain(accord)
    if (!resultats) expect.soft(main?.words, name).not.toContain(titled.title)
  }
})

test('how one pays, what binds a client and how much time is asked of them are said on a page', () => {
  const copy = listFiles('src/content').flatMap((file) =>
    /\.(?:mdx|ts)$/.test(file) ? readText(`src/content/${file}`) : [],
  )
  // The page of a service may have gone with the only sentence that needs one.
  const isAsked = (name: string) => copy.some((text) => text.includes(`config.${name}`))
  const terms = (['paiement', 'preavis', 'tempsClient', 'remplacement'] as const).flatMap((name) =>
    isAsked(name) ? (config[name] ?? []) : [],
  )
  expect(terms.filter((fact) => placesWhere(({ words }) => words.includes(plain(fact))).length === 0)).toEqual([])
})

test('the day of a consent is nobody else’s business', () => {
  for (const { accord } of references) for (const { html, file } of builtPages) expect(html, file).not.toContain(accord)
})

test('a fact of the law that does not exist leaves no line', () => {
  const page = builtPages.find(({ meta }) => meta.path === mentions)
  const lines = [...(page?.document.querySelectorAll('dt') ?? [])].map((line) => line.textContent)
  expect(lines).not.toEqual([])
  for (const [name, label] of Object.entries(editeur.labels))
    if (lines.includes(label)) expect(legal).not.toHaveProperty(name, null)
})
