import { matchRoutes } from 'react-router-dom'
import type { Composition } from '../../src/components/BrickWall/wall.ts'
import type { PageData } from '../../src/seo/graph.ts'
import type { PageMeta } from '../../src/site/pages.ts'

type Routes = Parameters<typeof matchRoutes>[0]

/** A page as declared in the route table. */
export interface RoutedPage {
  page: PageMeta
  data?: PageData | undefined
  wall?: Composition | undefined
}

/**
 * Finds the page at a path: its route's `handle`, or its loader's data where it depends on the path.
 * @param routes of the prerendered application
 * @param name as vite-react-ssg names a page: `/projets`, `404`
 * @throws Error when no route declares a page
 */
export async function routedPage(routes: Routes, name: string): Promise<RoutedPage> {
  const pathname = name.startsWith('/') ? name : `/${name}`
  const { route, params } = matchRoutes(routes, pathname)?.at(-1) ?? {}
  const { handle } = (await route?.lazy?.()) ?? {}
  if (handle) return handle
  if (typeof route?.loader !== 'function') throw new Error(`Aucune route ne dit quelle page est à ${pathname}.`)
  return (await route.loader({
    params: params ?? {},
    request: new Request(`http://localhost${pathname}`),
  })) as RoutedPage
}
