import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { exemples } from '@/content/exemples'
import type { Projet } from '@/content/projet'
import { vedettes } from '@/content/vedettes'
import { serviceIds } from '@/site/pages'
import { tints } from '@/theme/tokens'
import { readProjets } from '../../scripts/vite/projets'
import { checkProjets } from '../../scripts/vite/projets-check'

const root = path.resolve('src/content/projets')
const projets = await readProjets(root)

describe('the projects of the site', () => {
  test('are one real project, this very site, and at least five demonstrations said to be so', () => {
    expect(projets.filter(({ demonstration }) => !demonstration).map(({ name }) => name)).toEqual(['ce-site'])
    expect(projets.filter(({ demonstration }) => demonstration).length).toBeGreaterThanOrEqual(5)
  })

  test('show every service', () => {
    expect(new Set(projets.map(({ service }) => service))).toEqual(
      new Set(['creation', 'refonte', 'hebergement', 'referencement']),
    )
  })

  test('stand on tints of the theme', () => {
    for (const { name, teinte } of projets) expect(Object.keys(tints), name).toContain(teinte)
  })

  test('follow each other by service, then newest first, then by name', () => {
    const ranks = projets.map(({ service }) => serviceIds.indexOf(service))
    expect(ranks).toEqual(ranks.toSorted())
    for (const service of serviceIds) {
      const run = projets.filter((projet) => projet.service === service)
      expect(run).toEqual(run.toSorted((a, b) => b.date.localeCompare(a.date) || a.name.localeCompare(b.name)))
    }
  })

  test('each end on a question of their own', () => {
    expect(new Set(projets.map(({ question }) => question)).size).toBe(projets.length)
  })

  test.each(serviceIds)('include the one that the page of %s shows, which is of that service', (service) => {
    expect(projets.find(({ name }) => name === exemples[service].projet)?.service).toBe(service)
  })

  test('include those the home page shows', () => {
    expect(projets.map(({ name }) => name)).toEqual(expect.arrayContaining([...vedettes]))
  })
})

describe('a mistake in a project', () => {
  const [valid] = projets as [Projet & { name: string }]
  const check = (change: Partial<Projet & { name: string }>) => () => checkProjets([{ ...valid, ...change }], root)

  test('is not found where there is none', () => {
    expect(check({})).not.toThrow()
  })

  test.each<[string, Partial<Projet & { name: string }>, string]>([
    ['a name that does not fit in an address', { name: 'Été 2026' }, 'nom du dossier'],
    ['a title too long', { titre: 'x'.repeat(41) }, 'titre'],
    ['a summary too short', { resume: 'Court.' }, 'resume'],
    ['a service that does not exist', { service: 'seo' as 'refonte' }, 'service'],
    ['a closing question too long', { question: `${'x'.repeat(60)} ?` }, 'question'],
    ['a closing question too short', { question: 'Et ?' }, 'question'],
    ['a closing question that asks nothing', { question: 'Parlons de votre site.' }, 'question'],
    ['a day that does not exist', { date: '2026-02-30' }, 'date'],
    ['a missing image', { couverture: { ...valid.couverture, fichier: 'absente.png' } }, 'absente.png'],
    ['an image without a description', { couverture: { ...valid.couverture, alt: '' } }, 'couverture.alt'],
  ])('%s is told with its file and its field', (_, change, words) => {
    expect(check(change)).toThrow(words)
    expect(check(change)).toThrow(/src\/content\/projets\/.*projet\.ts/)
  })

  test('is told with all the others at once', () => {
    expect(check({ titre: '', resume: '', date: 'hier' })).toThrow(/titre[\s\S]*resume[\s\S]*date/)
  })
})
