import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { exemples } from '@/content/exemples'
import { vedettes } from '@/content/vedettes'
import { serviceIds } from '@/site/pages'
import { tints } from '@/theme/tokens'
import { readProjets } from '../../scripts/content/read'

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
