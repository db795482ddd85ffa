import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { config, type SiteConfig } from '@/site/config'
import { launchFindings } from '../../scripts/launch/findings'
import { placeOf } from '../../scripts/launch/place'

/** The text at `file:12`. */
function lineAt(place: string): string {
  const [file = '', line] = place.split(':')
  return readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? ''
}

const filled = (part: object) =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [name, value ?? 'renseigné']))

const complete = {
  ...config,
  nom: 'Agence de la Deûle',
  origin: 'https://www.agence.test',
  indexable: true,
  analytics: { origin: 'https://mesure.agence.test', siteId: '1', evaluation: { date: '3 mars 2027', version: '2.6' } },
  premierEchange: { duree: 'une heure', gratuit: false },
  engagementsRelus: { date: '2027-03-03', par: 'Camille Martin' },
  contact: { ...filled(config.contact), email: 'bonjour@agence.test', endpoint: 'https://agence.test/contact' },
  legal: filled(config.legal),
  donnees: filled(config.donnees),
} as SiteConfig

/** What each leaves undone, by the field that is told. */
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
  ['engagementsRelus', { engagementsRelus: undefined }],
  ['CONTACT_ENDPOINT', { contact: { ...complete.contact, endpoint: undefined } }],
  ['SITE_INDEXABLE', { indexable: false }],
]

describe('before the launch', () => {
  test('nothing is missing once everything is filled in', () => {
    expect(launchFindings(complete, [])).toEqual([])
  })

  test.each(left)('%s left as it is, is told, with the line that says it', (field, change) => {
    const [finding, ...others] = launchFindings({ ...complete, ...change }, [])
    expect(others).toEqual([])
    expect(finding?.field).toBe(field)
    const place = placeOf(finding?.file ?? '', field)
    expect(lineAt(place)).toMatch(new RegExp(`^\\s*${field.split('.').at(-1)}:`))
    // Not in the type, which comes first.
    expect(lineAt(place)).not.toMatch(/string|boolean/)
  })

  test('demonstration projects still published, and drafts, are told', () => {
    const projets = [
      { name: 'essai', demonstration: true },
      { name: 'a-venir', demonstration: true, brouillon: true },
      { name: 'vrai', demonstration: false },
      { name: 'illisible' },
    ]
    expect(launchFindings(complete, projets).map(({ file, field }) => [file, field])).toEqual([
      ['src/content/projets/essai/projet.ts', 'demonstration'],
      ['src/content/projets/a-venir/projet.ts', 'brouillon'],
    ])
  })
})
