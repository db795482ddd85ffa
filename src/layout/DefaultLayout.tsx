import type { ReactNode } from 'react'
import type { PageMeta } from '@/site/pages'
import classes from './DefaultLayout.module.css'
import { Footer } from './Footer'
import { Header } from './Header'

interface DefaultLayoutProps {
  page: PageMeta | undefined
  isRecovering: boolean
  children: ReactNode
}

/**
 * Navigation bar, page view, footer.
 * @param props.page the page shown, which the navigation marks; none in place of one that failed
 * @param props.isRecovering whether that one is being asked for again
 */
export function DefaultLayout({ page, isRecovering, children }: DefaultLayoutProps) {
  const path = page?.path ?? ''
  return (
    <>
      <a className={classes.skip} id="aller-au-contenu" href="#contenu">
        Aller au contenu
      </a>
      <Header path={path} tint={page?.tint} isRecovering={isRecovering} />
      {children}
      <Footer path={path} />
    </>
  )
}
