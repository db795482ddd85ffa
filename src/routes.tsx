/** The route table: one table for prerendering (vite-react-ssg) and for navigation in the browser (react-router-dom). */

import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { RouteRecord } from 'vite-react-ssg'
import { once } from './browser/timing'
import type { Composition } from './components/BrickWall/wall'
import { ErrorScreen, FrameErrorScreen } from './layout/ErrorScreen'
import { Frame } from './layout/Frame'
import { PageView } from './layout/PageView'
import type { PageHandle } from './layout/usePage'
import { loading, loadPage, pageRoute } from './router'
import type { PageData } from './seo/graph'
import { type PageId, type PageMeta, pages, projetPath, projetPattern } from './site/pages'

/** A page component with its metadata as properties, so that Fast Refresh handles one function. */
type Page = ComponentType & {
  /** Meta description, for results of search and social networks. */
  description: string
  /** Structured data about its content. */
  data?: PageData
  /** Wall of its hero and share image; `quiet` by default. */
  wall?: Composition
}

/** Dynamic import of a page's folder. */
type PageLoader = () => Promise<{ default: Page }>

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
  accessibilite: () => import('./pages/accessibilite/AccessibilitePage'),
  plan: () => import('./pages/plan-du-site/PlanDuSitePage'),
  introuvable: () => import('./pages/introuvable/IntrouvablePage'),
} satisfies Record<PageId, PageLoader>

function routeOf(path: string, page: PageMeta, loadModule: PageLoader): RouteRecord {
  const load = once(loadModule)
  return {
    path,
    caseSensitive: true,
    lazy: loading(async () => {
      const { default: Page } = await load()
      const handle: PageHandle & { wall: Composition | undefined } = {
        page,
        description: Page.description,
        data: Page.data,
        wall: Page.wall,
      }
      return { element: <Page />, handle }
    }),
  }
}

const projets = once(() => import('./projetRoute'))

const projetRoute: RouteRecord = {
  id: 'projet',
  path: projetPattern,
  caseSensitive: true,
  // PageView renders the page from the loader's data.
  element: null,
  loader: loading(async ({ params }) => (await projets()).loadProjet(params.name)),
  getStaticPaths: async () => (await projets()).names.map(projetPath),
}

const { introuvable, ...found } = pages

/** Routes in the order of matching. */
export const routes: RouteRecord[] = [
  {
    path: '/',
    element: <Frame prefetch={(pathname) => loadPage(routes as RouteObject[], pathname)} />,
    ErrorBoundary: FrameErrorScreen,
    children: [
      {
        id: pageRoute,
        element: <PageView />,
        // Inside the frame: when a page fails, theme and navigation stay.
        ErrorBoundary: ErrorScreen,
        children: [
          ...(Object.keys(found) as (keyof typeof found)[]).map((id) =>
            routeOf(pages[id].path, pages[id], modules[id]),
          ),
          projetRoute,
          routeOf('*', introuvable, modules.introuvable),
        ],
      },
    ],
  },
]
