import type { ReactNode } from 'react'
import classes from './DefaultLayout.module.css'
import { Footer } from './Footer'
import { Header } from './Header'

/**
 * Navigation bar, page view, footer.
 * @param props.path path of the page shown, which the navigation marks
 */
export function DefaultLayout({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <a className={classes.skip} id="aller-au-contenu" href="#contenu">
        Aller au contenu
      </a>
      <Header path={path} />
      {children}
      <Footer path={path} />
    </>
  )
}
