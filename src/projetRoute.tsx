/** `/projet/:name`: the project of that name, or the not-found page. Part of the wiring (routes.tsx), loaded when first needed. */

import { chargeurs } from 'virtual:projets/chargeurs'
import { type ReactElement, use } from 'react'
import { matchPath, useParams } from 'react-router-dom'
import type { ProjetComplet } from './content/projet'
import { PageView } from './layout/PageView'
import { ProjetPage } from './pages/projet/ProjetPage'
import { basename, inTime, isOpening, loadOnce } from './router'
import { folderName, pages, projetMeta, projetPattern } from './site/pages'
import { underBase } from './site/paths'

type Loader = () => Promise<{ default: ProjetComplet }>

/**
 * In the browser the address of a project's module follows from its name; its pattern is in the script tag of the page
 * (scripts/build/finish.ts). A table of all addresses would grow with the projects. A name comes from the visitor's address:
 * `constructor` is not a project, nor is `..`.
 */
function loaderOf(name: string): Loader | undefined {
  if (chargeurs) return Object.hasOwn(chargeurs, name) ? chargeurs[name] : undefined
  // Prerendering has the table, in one file: the `import` below would be the only one left there, and have tsx rewrite all of it.
  if (import.meta.env.SSR) return undefined
  const { projets = '' } = document.querySelector<HTMLScriptElement>('script[data-projets]')?.dataset ?? {}
  return folderName.test(name) ? () => import(/* @vite-ignore */ projets.replace('*', name)) : undefined
}

/** True in a document that the host sent for an address it does not know: only that one has no canonical address. */
const isServedAsNotFound = () => !chargeurs && isOpening() && !document.querySelector('link[rel="canonical"]')

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
  if (!loader || isServedAsNotFound()) return loadNotFound()
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
