/** Texts that depend on a fact: a figure, a choice of the owner. */
import { describe, expect, test } from 'vitest'
import { mesure } from '@/content/accueil'
import { sentenceOf } from '@/pages/accueil/sentenceOf'
import { graphOf } from '@/seo/graph'
import { headOf } from '@/seo/head'
import { noteOfAuditFrom, sentenceOnInventoryPrice } from '@/site/audit'
import { config, type SiteConfig } from '@/site/config'
import { textOfReperes, textOfTarif, textsOfHoraires } from '@/site/facts'
import { projetMeta } from '@/site/pages'
import { serviceIds } from '@/site/services'

test('facts are said as in French', () => {
  const reperes = { depuis: 2014, effectif: 1240, sitesSuivis: 1 }
  expect(textOfReperes({ ...config, reperes })).toBe('Depuis 2014, 1\u202f240\u00a0personnes, 1\u00a0site suivi')
  expect(textOfTarif({ aPartirDe: 2400, unite: 'par mois', comprend: '' })).toBe('2\u202f400\u00a0€ HT par mois')
  expect(textOfTarif({ aPartirDe: 49.9, comprend: '' })).toBe('49,90\u00a0€ HT')
  const horaire = { du: 'lundi', au: 'vendredi', ouvre: '09:00', ferme: '17:30' } as const
  expect(
    textsOfHoraires([horaire, { ...horaire, ouvre: '19:00', ferme: '20:00' }, { ...horaire, du: 'vendredi' }]),
  ).toEqual([
    'Du lundi au vendredi, de 9\u00a0h à 17\u00a0h\u00a030 et de 19\u00a0h à 20\u00a0h',
    'Le vendredi, de 9\u00a0h à 17\u00a0h\u00a030',
  ])
})

describe('the sentence under the live figures', () => {
  test.each([
    ['a fast page', 480, mesure.note],
    ['the slowest that Google calls good', 2500, mesure.note],
    ['a slow page', 2501, mesure.noteLente],
    ['a page whose time the browser keeps to itself', undefined, mesure.note],
  ])('of %s is its own', (_, displayTime, expected) => {
    expect(sentenceOf({ displayTime, isFirstPage: true })).toBe(expected)
  })

  test('promises nothing to who comes from another page', () => {
    expect(sentenceOf({ displayTime: undefined, isFirstPage: false })).toBe(mesure.noteArrivee)
  })
})

describe('what comes before a quote', () => {
  const nothing = { premierEchange: undefined, gratuitAvantDevis: undefined }

  test('is not spoken of until the owner has decided', () => {
    expect(noteOfAuditFrom(nothing)).toBeUndefined()
    expect(sentenceOnInventoryPrice(nothing)).toBe('')
  })

  test('is called free only if it is', () => {
    const note = (facts: Partial<Pick<SiteConfig, 'premierEchange' | 'gratuitAvantDevis'>>) =>
      noteOfAuditFrom({ ...nothing, ...facts })
    expect(note({ premierEchange: { duree: 'trente minutes', gratuit: true } })).toMatch(/trente minutes.*gratuit/)
    expect(note({ premierEchange: { duree: 'une heure', gratuit: false } })).toMatch(/ d’une heure(?!.*gratuit)/)
    expect(note({ premierEchange: { duree: 'onze minutes', gratuit: true } })).toMatch(/ de onze minutes/)
    expect(note({ gratuitAvantDevis: true })).toMatch(/^Rien n’est facturé/)
    expect(note({ gratuitAvantDevis: false })).not.toMatch(/gratuit|Rien/)
    expect(sentenceOnInventoryPrice({ gratuitAvantDevis: true })).toMatch(/offert/)
    expect(sentenceOnInventoryPrice({ gratuitAvantDevis: false })).toMatch(/prix/)
  })
})

describe('a demonstration', () => {
  const projet = {
    name: 'essai',
    titre: 'Essai',
    resume: 'Un essai.',
    teinte: 'aube',
    service: serviceIds[0],
    demonstration: true,
    couverture: { alt: '' },
  }
  const robots = (page: Parameters<typeof headOf>[0]) =>
    headOf(page, '', { ...config, indexable: true }).metas.find((meta) => 'name' in meta && meta.name === 'robots')

  test('stays out of results when the owner says so, at a path of its own, and real projects stay in', () => {
    const hidden = projetMeta(projet, { indexables: false })
    expect(robots(hidden)).toEqual({ name: 'robots', content: 'noindex' })
    expect(headOf(hidden, '', config).canonical).toMatch(/\/projet\/essai$/)
    expect(robots(projetMeta(projet, { indexables: true }))).toBeUndefined()
    expect(robots(projetMeta({ ...projet, demonstration: false }, { indexables: false }))).toBeUndefined()
  })

  test.each([true, false])('says so to machines: %s', (demonstration) => {
    const facts = { projet: { ...projet, demonstration, date: '2026-11-20', image: '/image.avif' } }
    const text = JSON.stringify(graphOf(projetMeta({ ...projet, demonstration }), projet.resume, facts, config))
    expect(text.includes('"genre":"Projet de démonstration"')).toBe(demonstration)
  })
})
