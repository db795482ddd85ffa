import { isValidElement, useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { measureError } from '@/browser/analytics'
import { LostPage, recover } from '@/browser/recovery'
import { Button } from '@/components/Button/Button'
import { config } from '@/site/config'
import { pages } from '@/site/pages'
import { underBase } from '@/site/paths'
import { DefaultLayout } from './DefaultLayout'
import classes from './ErrorScreen.module.css'

const href = (path: string) => underBase(path, config.basePath)

/** What went wrong, in the visitor's words, and the ways on. Plain links: the application may be what is broken. */
function ErrorMessage() {
  return (
    <div className={`container ${classes.screen}`}>
      <title>{`La page n’a pas pu s’afficher | ${config.nom}`}</title>
      <h1>Cette page n’a pas pu s’afficher</h1>
      <p>
        Une partie du site n’est pas arrivée jusqu’à vous : la connexion a pu être coupée, ou le site vient d’être mis à
        jour. Rien de ce que vous avez fait n’est en cause.
      </p>
      <ul className={classes.ways}>
        <li>
          <Button id="erreur-reessayer" onClick={() => window.location.reload()}>
            Réessayer
          </Button>
        </li>
        <li>
          <a id="erreur-accueil" href={href(pages.accueil.path)}>
            Revenir à l’accueil
          </a>
        </li>
        <li>
          <a id="erreur-contact" href={href(pages.contact.path)}>
            Nous contacter
          </a>
        </li>
      </ul>
    </div>
  )
}

/** How long a page that is being reloaded may take before the visitor is told that it has not come, in milliseconds. */
const reloadGrace = 4000

/** A page that is lost is reloaded, once; the screen is for what cannot be mended so. */
function ErrorScreen({ error }: { error: unknown }) {
  const [hasFailed, setFailed] = useState(!(error instanceof LostPage))
  useEffect(() => {
    if (!(error instanceof LostPage)) return measureError(error, window)
    let timer = 0
    const show = (outcome: 'reloading' | 'failed') => {
      timer = window.setTimeout(setFailed, outcome === 'failed' ? 0 : reloadGrace, true)
    }
    void recover(error, window).then(show)
    return () => window.clearTimeout(timer)
  }, [error])
  return (
    <DefaultLayout>
      <main id="contenu" tabIndex={-1} aria-busy={!hasFailed}>
        {hasFailed && <ErrorMessage />}
      </main>
    </DefaultLayout>
  )
}

/**
 * What the router shows for an error: the page its host has sent in its place, if that is what it is (src/router.tsx), or the error screen.
 * A page that fails while prerendering fails the build.
 */
export function RouteErrorScreen() {
  const error = useRouteError()
  if (import.meta.env.SSR) throw error
  return isValidElement(error) ? error : <ErrorScreen error={error} />
}
