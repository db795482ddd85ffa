/**
 * The wiring: which module shows which page. The same table drives the prerendering of every page (vite-react-ssg) and the
 * navigation in the browser (react-router-dom).
 */

import { noms } from 'virtual:projets/noms'
import type { ComponentType } from 'react'
import type { RouteRecord } from 'vite-react-ssg'
import { RouteErrorScreen } from './layout/ErrorScreen'
import { Frame } from './layout/Frame'
import { PageView } from './layout/PageView'
import { approach, destination, type Handle, inTime, loadPage } from './router'
import type { PageFacts } from './seo/graph'
import { type PageId, type PageMeta, pages, projetPath, projetPattern } from './site/pages'

/** What a page's folder exports. */
export interface PageModule {
  default: ComponentType
  /** What machines may know of its content. */
  facts?: PageFacts
}

export type PageLoader = () => Promise<PageModule>

const modules = {
  accueil: () => import('./pages/accueil/AccueilPage'),
  agence: () => import('./pages/agence-developpement-web-lille/AgencePage'),
  creation: () => import('./pages/creation-site-web/CreationSiteWebPage'),
  refonte: () => import('./pages/refonte-site-web/RefonteSiteWebPage'),
  hebergement: () => import('./pages/hebergement-web/HebergementWebPage'),
  referencement: () => import('./pages/referencement-naturel/ReferencementNaturelPage'),
  expertises: () => import('./pages/nos-expertises/NosExpertisesPage'),
  projets: () => import('./pages/projets/ProjetsPage'),
  contact: () => import('./pages/nous-contacter/NousContacterPage'),
  mentions: () => import('./pages/mentions-legales/MentionsLegalesPage'),
  confidentialite: () => import('./pages/politique-confidentialite-cookies/ConfidentialitePage'),
  plan: () => import('./pages/plan-du-site/PlanDuSitePage'),
  introuvable: () => import('./pages/introuvable/IntrouvablePage'),
} satisfies Record<PageId, PageLoader>

/** Route of one page, inside the layout its metadata ask for. Exported for tests that bring pages of their own. */
export function pageRoute(path: string, page: PageMeta, load: PageLoader): RouteRecord {
  const loadElement = async () => {
    const { default: Page, facts } = await inTime(load())
    return (
      <PageView page={page} facts={facts}>
        <Page />
      </PageView>
    )
  }
  return lazyRoute(path, loadElement, load)
}

/**
 * @param load gives the element of the page at an address, base included, which a route of many pages needs to know
 * @param prefetch see Handle
 */
function lazyRoute(path: string, load: Handle['load'], prefetch: Handle['prefetch']): RouteRecord {
  const handle: Handle = { prefetch, load: (pathname) => loadPage(path, () => load(pathname)) }
  const address = () => (import.meta.env.SSR ? '' : destination().pathname)
  return { path, lazy: async () => ({ element: await handle.load(address()) }), handle }
}

const projetModule = () => import('./projetRoute')

async function loadProjetElement(pathname: string) {
  const { ProjetRoute, loadProjet, projetName } = await inTime(projetModule())
  // Prerendering renders many pages at once and waits for each project by itself.
  if (!import.meta.env.SSR) await loadProjet(projetName(pathname))
  return <ProjetRoute />
}

async function prefetchProjet(pathname: string) {
  const data = (await projetModule()).prefetchProjet(pathname)
  if (!data) throw new Error(`${pathname} n’est l’adresse d’aucun projet.`)
  await data
}

const { introuvable, ...found } = pages

export const routes: RouteRecord[] = [
  {
    path: '/',
    element: <Frame approach={approach} />,
    ErrorBoundary: RouteErrorScreen,
    children: [
      {
        // Inside the frame, so that a page that fails leaves the theme and the navigation in place.
        ErrorBoundary: RouteErrorScreen,
        children: [
          ...(Object.keys(found) as (keyof typeof found)[]).map((id) =>
            pageRoute(pages[id].path, pages[id], modules[id]),
          ),
          {
            ...lazyRoute(projetPattern, loadProjetElement, prefetchProjet),
            getStaticPaths: () => noms.map(projetPath),
          },
          pageRoute('*', introuvable, modules.introuvable),
        ],
      },
    ],
  },
]
