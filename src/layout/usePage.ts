import type { ReactNode } from 'react'
import { useMatches } from 'react-router-dom'
import type { PageData } from '@/seo/graph'
import type { PageMeta } from '@/site/pages'

/** The `handle` of a page's route. */
export interface PageHandle {
  page: PageMeta
  description: string
  data?: PageData | undefined
}

/** Handle and content of a page whose route has a parameter (a project): data of its loader. */
export interface PageContent extends PageHandle {
  content: ReactNode
}

/**
 * The current page: the `handle` of its route; for pages that depend on their path, the data of its loader; for the not-found page sent
 * by the host, the data of its parent route (src/router.ts). Undefined when the page failed to load.
 */
export function usePage(): (PageHandle & Partial<PageContent>) | undefined {
  const [parent, match] = useMatches().slice(-2)
  return (parent?.data ?? match?.handle ?? match?.data) as (PageHandle & Partial<PageContent>) | undefined
}
