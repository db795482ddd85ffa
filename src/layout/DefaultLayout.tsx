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
 * Header, page, footer.
 * @param props.page current page, marked in the navigation; undefined when it failed to load
 * @param props.isRecovering whether that page is being reloaded
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
