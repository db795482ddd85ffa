import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Projet } from '@/content/projet'
import { vedettes } from '@/content/vedettes'
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
