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

/** The same of a page that is known by its data only, and what it shows. */
export interface PageContent extends PageHandle {
  content: ReactNode
}

/**
 * The page of the address, as its route declares it in its `handle`, or where that depends on the address, in its loader's data; before
 * both, the not-found page that its host has sent in its place (src/router.ts), which is data of the route above it. None while it is lost.
 */
export function usePage(): (PageHandle & Partial<PageContent>) | undefined {
  const [parent, match] = useMatches().slice(-2)
  return (parent?.data ?? match?.handle ?? match?.data) as (PageHandle & Partial<PageContent>) | undefined
}
