import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WrittenIn } from '@/layout/WrittenIn'
import { type Depot, depot } from '@/site/depot'
import { pages } from '@/site/pages'

const shown = (path: string, repository?: Depot) =>
  renderToStaticMarkup(<WrittenIn path={path} repository={repository} />)

test('a page says in which file it is written, a project in which two', () => {
  for (const [id, { path }] of Object.entries(pages)) expect(shown(path)).toContain(`src/content/${id}.ts`)
  expect(shown('/projet/x')).toMatch(/projets\/x\/etude\.mdx.* et .*projets\/x\/projet\.ts/)
  expect(shown('/').includes('<a')).toBe(depot !== undefined)
})

test.each<[Depot['forge'], string]>([
  ['github', 'https://forge.exemple/a/b/edit/main/src/content/accueil.ts'],
  ['gitlab', 'https://forge.exemple/a/b/-/edit/main/src/content/accueil.ts'],
  ['gitea', 'https://forge.exemple/a/b/_edit/main/src/content/accueil.ts'],
])('on %s, the file leads to the page that edits it', (forge, href) => {
  expect(shown('/', { forge, url: 'https://forge.exemple/a/b/', branche: 'main' })).toContain(`href="${href}"`)
})
