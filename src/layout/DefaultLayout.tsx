import type { ReactNode } from 'react'
import type { PageMeta } from '@/site/pages'
import classes from './DefaultLayout.module.css'
import { Footer } from './Footer'
import { Header } from './Header'

/**
 * Navigation bar, page view, footer.
 * @param props.page the page shown, which the navigation marks; none in place of one that failed
 */
export function DefaultLayout({ page, children }: { page?: PageMeta; children: ReactNode }) {
  const path = page?.path ?? ''
  return (
    <>
      <a className={classes.skip} id="aller-au-contenu" href="#contenu">
        Aller au contenu
      </a>
      <Header path={path} tint={page?.tint} />
      {children}
      <Footer path={path} />
    </>
  )
}
