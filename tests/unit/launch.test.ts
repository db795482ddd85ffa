import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { config, type SiteConfig } from '@/site/config'
import { launchFindings } from '../../scripts/launch/findings'

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

  test('every stand-in and every blank of the template is told, with a line that exists in the file', () => {
    const findings = launchFindings(config, [])
    expect(findings.length).toBeGreaterThan(15)
    for (const { where, line } of findings.filter(({ where }) => where.startsWith('src/')))
      expect(
        readFileSync(where, 'utf8')
          .split('\n')
          .some((text) => text.trim().startsWith(line as string)),
        line,
      ).toBe(true)
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
    expect(launchFindings(blank, []).map(({ line }) => line)).toEqual([`${field}:`])
  })

  test.each<[string, Partial<SiteConfig>]>([
    ['SITE_ORIGIN', { origin: 'https://www.violine.example' }],
    ['ANALYTICS_ORIGIN', { analytics: { origin: 'https://analytics.violine.example', siteId: '1' } }],
    ['CONTACT_ENDPOINT', { contact: { ...complete.contact, endpoint: undefined } }],
    ['SITE_INDEXABLE', { indexable: false }],
  ])('%s left as it is, is told', (variable, change) => {
    expect(launchFindings({ ...complete, ...change }, []).map(({ where }) => where)).toEqual([variable])
  })

  test('demonstration projects still published are told', () => {
    const projet = { name: 'essai', demonstration: true } as Parameters<typeof launchFindings>[1][number]
    expect(launchFindings(complete, [projet])[0]?.where).toBe('src/content/projets/essai/projet.ts')
  })
})
