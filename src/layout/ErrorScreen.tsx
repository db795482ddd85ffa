import { useIsomorphicEffect } from '@mantine/hooks'
import { type CSSProperties, useEffect, useState } from 'react'
import { useLocation, useOutletContext, useRouteError } from 'react-router-dom'
import { measureError } from '@/browser/analytics'
import { copyPage, firstPage } from '@/browser/prerendered'
import { answerTimeout, LostPage, recover } from '@/browser/recovery'
import { config } from '@/site/config'
import { pages } from '@/site/pages'
import { underBase } from '@/site/paths'

const href = (path: string) => underBase(path, config.basePath)

/**
 * Styles of the screen, set by its script: it is shown where the stylesheet of the site is missing as well, and no page inlines rules for
 * it. The policy, which refuses style attributes in HTML, lets scripts set them; the screen is never prerendered.
 */
const styles = {
  screen: { display: 'grid', gap: '1.5rem', justifyItems: 'start', paddingBlock: '4rem' },
  text: { maxWidth: '34em' },
  ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem 2rem' },
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', fontWeight: 650 },
  button: {
    minHeight: '3.25rem',
    padding: '0.75rem 1.6rem',
    border: '1px solid',
    borderRadius: 'var(--radius-control)',
    background: 'var(--color-primary)',
    color: 'var(--color-text-on-dark)',
    font: 'inherit',
    fontWeight: 650,
  },
} satisfies Record<string, CSSProperties>

/** Error message and links. Plain links, because the router itself may be broken. */
function ErrorMessage() {
  return (
    <div className="container" style={styles.screen}>
      <title>{`La page n’a pas pu s’afficher | ${config.nom}`}</title>
      <h1>Cette page n’a pas pu s’afficher</h1>
      {/* An alert: it may replace an empty page long after the click. */}
      <p role="alert" style={styles.text}>
        Une partie du site n’est pas arrivée jusqu’à vous : la connexion a pu être coupée, ou le site vient d’être mis à
        jour. Rien de ce que vous avez fait n’est en cause.
      </p>
      <div style={styles.ways}>
        <button type="button" id="erreur-reessayer" style={styles.button} onClick={() => window.location.reload()}>
          Réessayer
        </button>
        <a id="erreur-accueil" style={styles.link} href={href(pages.accueil.path)}>
          Revenir à l’accueil
        </a>
        <a id="erreur-contact" style={styles.link} href={href(pages.contact.path)}>
          Nous contacter
        </a>
      </div>
    </div>
  )
}

/**
 * The error to show.
 * @throws that error while prerendering, so that the build fails, and on the first page, where the prerendered HTML stays
 */
function useError(): unknown {
  const error = useRouteError()
  if (import.meta.env.SSR) throw error
  if (firstPage.isShown) {
    copyPage()
    throw error
  }
  return error
}

/** Shown for a page whose files failed to load: reloads once, then shows the message. */
function LostScreen({ error }: { error: LostPage }) {
  const [hasFailed, setFailed] = useState(false)
  const setRecovering = useOutletContext<(isRecovering: boolean) => void>()
  useEffect(() => {
    let timer = 0
    const leaving = new AbortController()
    void recover(error, leaving.signal).then((outcome) => {
      // The reload has the same time limit as any request.
      timer = window.setTimeout(setFailed, outcome === 'failed' ? 0 : answerTimeout.page, true)
    })
    return () => {
      leaving.abort()
      window.clearTimeout(timer)
    }
  }, [error])
  // Layout effect: runs before the empty screen is painted.
  useIsomorphicEffect(() => {
    setRecovering(!hasFailed)
    return () => setRecovering(false)
  }, [hasFailed, setRecovering])
  return hasFailed && <ErrorMessage />
}

/** Error boundary inside the frame. */
export function ErrorScreen() {
  const error = useError()
  const { key } = useLocation()
  const isLost = error instanceof LostPage
  useEffect(() => {
    if (!isLost) measureError(error)
  }, [error, isLost])
  return isLost ? <LostScreen key={key} error={error} /> : <ErrorMessage />
}

/** Error boundary of the frame itself: uses none of it. */
export function FrameErrorScreen() {
  const error = useError()
  useEffect(() => measureError(error), [error])
  return (
    <main id="contenu" tabIndex={-1}>
      <ErrorMessage />
    </main>
  )
}
