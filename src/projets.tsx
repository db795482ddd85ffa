/** `/projet/:name`: the project of that name, or the not-found page. Part of the wiring, loaded with the first project. */

import { complets } from 'virtual:projets/complets'
import { useLoaderData } from 'react-router-dom'
import type { ProjetComplet } from './content/projet'
import { once } from './hooks/timing'
import { PageView } from './layout/PageView'
import type IntrouvablePage from './pages/introuvable/IntrouvablePage'
import { ProjetPage } from './pages/projet/ProjetPage'
import { pages, projetMeta } from './site/pages'

/** One module per project that this build shows, with its study, its images and the project after it (scripts/vite/projets.ts). */
const loaders = new Map(Object.entries(complets).map(([file, load]) => [file.split('/').at(-2) ?? '', once(load)]))

/** Names of all projects. */
export const names = [...loaders.keys()]

type ProjetData = { projet: ProjetComplet } | { Introuvable: typeof IntrouvablePage }

/** What the page of a project shows. A name comes from the visitor's address, and may be that of no project. */
export async function loadProjet(name = ''): Promise<ProjetData> {
  const load = loaders.get(name)
  if (load) return { projet: (await load()).default }
  return { Introuvable: (await import('./pages/introuvable/IntrouvablePage')).default }
}

export function ProjetRoute() {
  const data = useLoaderData() as ProjetData
  if ('Introuvable' in data)
    return (
      <PageView page={pages.introuvable} description={data.Introuvable.description}>
        <data.Introuvable />
      </PageView>
    )
  const { projet } = data
  return (
    <PageView
      page={projetMeta(projet)}
      description={projet.resume}
      data={{ projet: { ...projet, image: projet.couverture.image.img.src } }}
    >
      <ProjetPage key={projet.name} projet={projet} />
    </PageView>
  )
}
