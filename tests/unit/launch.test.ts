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

const lineOf = (field: string) => new RegExp(`^\\s*${field.split('.').at(-1)}:`)

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

describe('before the launch', () => {
  test('nothing is missing once everything is filled in', () => {
    expect(launchFindings(complete, [])).toEqual([])
  })

  test('every stand-in and every blank of the template is told, with the line that says it', () => {
    const findings = launchFindings(config, [])
    expect(findings.length).toBeGreaterThan(15)
    for (const { file, field } of findings) expect(lineAt(placeOf(file, field)), field).toMatch(lineOf(field))
  })

  const blanks = [
    ...Object.keys(complete.legal),
    ...Object.keys(complete.donnees),
    'telephone',
    'adresse',
    'delaiReponse',
  ]
  test.each(blanks)('%s left blank is told', (field) => {
    const blank = JSON.parse(JSON.stringify(complete), (key, value) =>
      key === field ? undefined : value,
    ) as SiteConfig
    expect(launchFindings(blank, []).map(({ field }) => field.split('.')[1])).toEqual([field])
  })

  test.each<[string, Partial<SiteConfig>]>([
    ['SITE_ORIGIN', { origin: 'https://www.violine.example' }],
    ['ANALYTICS_ORIGIN', { analytics: { origin: 'https://analytics.violine.example', siteId: '1' } }],
    ['CONTACT_ENDPOINT', { contact: { ...complete.contact, endpoint: undefined } }],
    ['SITE_INDEXABLE', { indexable: false }],
  ])('%s left as it is, is told', (variable, change) => {
    expect(launchFindings({ ...complete, ...change }, []).map(({ variable }) => variable)).toEqual([variable])
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
    expect([
      line('nom'),
      line('contact.adresse'),
      line('legal.hebergeur.nom'),
      line('legal.hebergeur.adresse'),
    ]).toEqual([3, 5, 7, 8])
    expect(() => placeOf(file, 'contact.absent')).toThrow(/contact\.absent/)
  })
})
