import path from 'node:path'
import { expect, test } from 'vitest'
import { serviceIds } from '@/site/services'
import { readProjets } from '../../scripts/content/read'

test('the projects of the site follow each other by service, then newest first, then by name', async () => {
  const projets = await readProjets(path.resolve('src/content/projets'))
  const ranks = projets.map(({ service }) => serviceIds.indexOf(service))
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  for (const service of serviceIds) {
    const run = projets.filter((projet) => projet.service === service)
    expect(run).toEqual(run.toSorted((a, b) => b.date.localeCompare(a.date) || a.name.localeCompare(b.name)))
  }
})
