/** `/projet/:name`: the project of that name, or the not-found page. Part of the wiring, loaded with the first project. */

import { complets } from 'virtual:projets/complets'
import { once } from './browser/timing'
import type { PageContent } from './layout/usePage'
import { ProjetPage } from './pages/projet/ProjetPage'
import { pages, projetMeta } from './site/pages'

/** Loaders by project: each module holds its data, study, images and the next project (scripts/vite/projetModules.ts). */
const loaders = new Map(Object.entries(complets).map(([name, load]) => [name, once(load)]))

/** Names of all projects. */
export const names = [...loaders.keys()]

/**
 * Loads the page of a project; the not-found page for an unknown name.
 * @param name from the path
 */
export async function loadProjet(name = ''): Promise<PageContent> {
  const load = loaders.get(name)
  if (!load) {
    const { default: Introuvable } = await import('./pages/introuvable/IntrouvablePage')
    return { page: pages.introuvable, description: Introuvable.description, content: <Introuvable /> }
  }
  const { default: projet } = await load()
  return {
    page: projetMeta(projet),
    description: projet.resume,
    data: { projet: { ...projet, image: projet.couverture.image.img.src } },
    content: <ProjetPage key={name} projet={projet} />,
  }
}
