import { useInViewport } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { builtFigure } from '@/browser/figures'
import { brickBytes, bricksOf, bytesOf, type PageMeasure } from '@/browser/pageMeasure'
import { loadStyles } from '@/browser/styles'
import { useHydrated } from '@/hooks/useBrowserValue'
import { usePageMeasure } from '@/hooks/usePageMeasure'
import { ko } from '@/site/formats'
import { projetPath, thisSite } from '@/site/pages'
import classes from './Footer.module.css'

/** The setts, one for each 4 kB, in the colour of its kind; drawn once they are in view and the stylesheet is loaded. Decorative. */
function Setts({ measure: { answers } }: { measure: PageMeasure }) {
  const { ref, inViewport } = useInViewport()
  const [isDressed, setDressed] = useState(false)
  useEffect(() => {
    if (!inViewport) return
    // Without the stylesheet they are left out: the sentence says the same.
    loadStyles(document).then(
      () => setDressed(true),
      () => {},
    )
  }, [inViewport])
  return (
    <div ref={ref} className={classes.setts} data-drawn aria-hidden="true">
      {isDressed &&
        bricksOf(answers).map(({ kind }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: setts have no other name
          <i key={index} data-brick={kind} />
        ))}
    </div>
  )
}

/**
 * Weight of the page, in a sentence and in setts of the street above: measured by this browser, or, before hydration and without
 * JavaScript, by the build with every picture loaded. After a navigation, since the arrival on the site. The figure comes last, so that its
 * growth moves no text.
 */
export function PageWeight() {
  const measure = usePageMeasure()
  const hydrated = useHydrated()
  const [isPrerendered] = useState(!hydrated)
  const isKnown = measure !== undefined && measure.answers.length > 0
  const before = measure?.isFirstPage ? 'cette page pèse chez vous' : 'ce site a pesé chez vous depuis votre arrivée'
  return (
    <div className={classes.weight} data-live>
      {isKnown && <Setts measure={measure} />}
      {isKnown ? (
        // Keyed apart from the sentence below, whose texts a translation may have replaced.
        <p key="mesure">
          <span>{`Un pavé vaut ${ko(brickBytes)}\u00a0ko ; ${before}`}</span>{' '}
          <b>{`${ko(bytesOf(measure.answers))}\u00a0ko`}</b>
          <span>{measure.answers.some(({ isCached }) => isCached) ? ', outre ce qui y était déjà.' : '.'}</span>
        </p>
      ) : (
        isPrerendered && (
          <p>
            Page lue en entier : <b suppressHydrationWarning>{builtFigure('telephone')}</b>
            {' sur un téléphone, '}
            <b suppressHydrationWarning>{builtFigure('bureau')}</b> sur un ordinateur.
          </p>
        )
      )}
      {__SHOWS_THIS_SITE__ && (
        <Link to={projetPath(thisSite)} id="pied-poids">
          Le projet « Ce site » : comment nous l’allégeons
        </Link>
      )}
    </div>
  )
}
