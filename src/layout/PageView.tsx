import { type ReactNode, useEffect } from 'react'
import { useNavigationType } from 'react-router-dom'
import { clearReloadFlag } from '@/browser/recovery'
import type { PageData } from '@/seo/graph'
import type { PageMeta } from '@/site/pages'
import { DefaultLayout } from './DefaultLayout'
import { PageHead } from './PageHead'
import { WrittenIn } from './WrittenIn'

export interface PageViewProps {
  page: PageMeta
  description: string
  data?: PageData | undefined
  children: ReactNode
}

const noData: PageData = {}

/** One page: its head, its content in the main region, and the layout around it unless its metadata turn it off. */
export function PageView({ page, description, data = noData, children }: PageViewProps) {
  // The router is ready: the next failure deserves a reload of its own.
  useEffect(() => clearReloadFlag(window), [])
  const main = (
    // What a link leads to comes in little by little (base.css, BrickWall), what one comes back to is there at once.
    <main id="contenu" tabIndex={-1} data-arriving={useNavigationType() === 'PUSH' || undefined}>
      {children}
      {import.meta.env.SHOWS_SOURCES && <WrittenIn path={page.path} />}
    </main>
  )
  return (
    <>
      <PageHead page={page} description={description} data={data} />
      {page.layout ? <DefaultLayout page={page}>{main}</DefaultLayout> : main}
    </>
  )
}
