import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { config, type SiteConfig } from '@/site/config'
import { launchFindings } from '../../scripts/launch/findings'
import { placeOf } from '../../scripts/launch/place'

/** The text at `file:12`. */
function lineAt(place: string): string {
  const [file = '', line] = place.split(':')
  return readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? ''
}

const complete: SiteConfig = {
  ...config,
  nom: 'Agence de la Deûle',
  origin: 'https://www.agence.test',
  indexable: true,
  analytics: { origin: 'https://mesure.agence.test', siteId: '1' },
  contact: {
    email: 'bonjour@agence.test',
    telephone: '03 20 00 00 00',
    adresse: { rue: '1 rue de l’Essai', codePostal: '59000', ville: 'Lille' },
    delaiReponse: 'deux jours ouvrés',
    endpoint: 'https://formulaires.agence.test/contact',
  },
  legal: {
    raisonSociale: 'Essai',
    formeJuridique: 'SARL',
    capital: '1 000 €',
    rcs: 'Lille 000 000 000',
    siren: '000 000 000',
    tva: 'FR00000000000',
    directeurPublication: 'Essai',
    hebergeur: { nom: 'Essai', adresse: 'Essai', telephone: '00' },
  },
  donnees: {
    conservationMessages: 'un an',
    conservationMesure: 'treize mois',
    conservationJournaux: 'six mois',
    paysHebergement: 'France',
  },
}

/** What each leaves undone, by the field that is told. */
const left: [string, Partial<SiteConfig>][] = [
  ...Object.keys(complete.legal).map((name): [string, Partial<SiteConfig>] => [
    `legal.${name}`,
    { legal: { ...complete.legal, [name]: undefined } },
  ]),
  ...Object.keys(complete.donnees).map((name): [string, Partial<SiteConfig>] => [
    `donnees.${name}`,
    { donnees: { ...complete.donnees, [name]: undefined } },
  ]),
  ['contact.telephone', { contact: { ...complete.contact, telephone: undefined } }],
  ['contact.adresse', { contact: { ...complete.contact, adresse: undefined } }],
  ['contact.delaiReponse', { contact: { ...complete.contact, delaiReponse: undefined } }],
  ['contact.email', { contact: { ...complete.contact, email: 'bonjour@violine.example' } }],
  ['nom', { nom: 'Violine' }],
  ['SITE_ORIGIN', { origin: 'https://www.violine.example' }],
  ['ANALYTICS_ORIGIN', { analytics: { origin: 'https://analytics.violine.example', siteId: '1' } }],
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

  test('a field that bears the same name as another is told at its own line', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'violine-lancement-')), 'config.ts')
    writeFileSync(
      file,
      `interface A { nom: string }
export const config = {
  nom: 'A',
  contact: { email: 'a', telephone: undefined,
    adresse: undefined },
  legal: { hebergeur: {
    nom: 'B',
    'adresse': 'C',
  } },
}
`,
    )
    const line = (field: string) => Number(placeOf(file, field).slice(file.length + 1))
    const fields = ['nom', 'contact.adresse', 'legal.hebergeur.nom', 'legal.hebergeur.adresse']
    expect(fields.map(line)).toEqual([3, 5, 7, 8])
    expect(() => placeOf(file, 'contact.absent')).toThrow(/contact\.absent/)
  })
})
