/** `/projet/:name`: the project of that name, or the not-found page. Part of the wiring (routes.tsx), loaded when first needed. */

import { chargeurs } from 'virtual:projets/chargeurs'
import { type ReactElement, use } from 'react'
import { matchPath, useParams } from 'react-router-dom'
import { PageView } from './layout/PageView'
import { ProjetPage } from './pages/projet/ProjetPage'
import { basename, inTime, loadOnce } from './router'
import { pages, projetMeta, projetPattern } from './site/pages'
import { underBase } from './site/paths'

/** A name comes from the address: `constructor` is not a project. */
const loaderOf = (name: string) => (Object.hasOwn(chargeurs, name) ? chargeurs[name] : undefined)

async function loadNotFound(): Promise<ReactElement> {
  const { default: IntrouvablePage } = await import('./pages/introuvable/IntrouvablePage')
  return (
    <PageView page={pages.introuvable}>
      <IntrouvablePage />
    </PageView>
  )
}

async function load(name: string): Promise<ReactElement> {
  const loader = loaderOf(name)
  if (!loader) return loadNotFound()
  const { default: projet } = await loader()
  return (
    <PageView page={projetMeta(projet)} facts={{ projet: { ...projet, image: projet.couverture.image.img.src } }}>
      <ProjetPage key={name} projet={projet} />
    </PageView>
  )
}

/** One promise per name, so that React can wait for it. A failure is forgotten: the next visit tries again. */
const loading = new Map<string, Promise<ReactElement>>()

/** The page of the project of that name, or the not-found page when there is none. */
export function loadProjet(name: string): Promise<ReactElement> {
  const known = loading.get(name)
  if (known) return known
  const page = loadOnce(() => inTime(load(name)))
  loading.set(name, page)
  page.catch(() => loading.delete(name))
  return page
}

/** The name in the path of a project's page, empty for any other path. */
export const projetName = (pathname: string) =>
  matchPath(underBase(projetPattern, basename), pathname)?.params.name ?? ''

/** Loads the module of the project at a path, if there is one. */
export const prefetchProjet = (pathname: string) => loaderOf(projetName(pathname))?.()

export function ProjetRoute() {
  const { name = '' } = useParams()
  return use(loadProjet(name))
}
