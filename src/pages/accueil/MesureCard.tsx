import { mesure } from '@/content/accueil'
import type { PageMeasure } from '@/hooks/pageMeasure'
import { usePageMeasure } from '@/hooks/usePageMeasure'
import { formatNumber } from './formatNumber'
import classes from './MesureCard.module.css'
import { isFast, sentenceOf } from './sentenceOf'

interface Row {
  label: string
  value: string | undefined
  good?: boolean
}

function rowsOf(measure: PageMeasure): Row[] {
  const { displayTime, bytes, requests, cookies } = measure
  const { labels } = mesure
  return [
    {
      label: labels.affichage,
      value: displayTime === undefined ? undefined : `${formatNumber(displayTime / 1000, 2)} s`,
      good: isFast(displayTime),
    },
    { label: labels.poids, value: bytes === undefined ? undefined : `${formatNumber(bytes / 1000)} ko` },
    { label: labels.requetes, value: requests === undefined ? undefined : formatNumber(requests) },
    { label: labels.cookies, value: cookies === undefined ? undefined : formatNumber(cookies) },
  ]
}

/** What the weight leaves out, said plainly. */
function omissionOf({ cached, opaque }: PageMeasure): string {
  if (cached > 0) return opaque > 0 ? mesure.noteCacheEtOpaque : mesure.noteCache
  return opaque > 0 ? mesure.noteOpaque : ''
}

const noteOf = (measure: PageMeasure) => `${sentenceOf(measure)} ${omissionOf(measure)}`.trim()

/** The longest note there is: its room is kept from the start, so that nothing moves when the figures arrive. */
const longestNote = `${mesure.noteLente} ${mesure.noteCacheEtOpaque}`

const waiting: Row[] = Object.values(mesure.labels).map((label) => ({ label, value: '…' }))

/** The page that proves itself: figures read by the visitor's own browser. What it cannot measure is left blank. */
export function MesureCard() {
  const measure = usePageMeasure()
  const rows = measure ? rowsOf(measure) : waiting
  return (
    <section className={classes.card} aria-labelledby="mesure-titre">
      <h2 id="mesure-titre" className={classes.title}>
        {mesure.title}
      </h2>
      <div className={classes.live} aria-live="polite">
        <dl className={classes.rows}>
          {rows.map(({ label, value, good }) => (
            <div key={label} className={classes.row} data-unknown={value === undefined || undefined}>
              <dt>{label}</dt>
              {/* A new element for a new figure: one that is replaced does not count as one that moved. */}
              <dd key={value} data-good={good || undefined}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <p className={classes.note} data-longest={longestNote}>
          {measure ? noteOf(measure) : mesure.note}
        </p>
      </div>
      <noscript>
        <p className={classes.note}>{mesure.noScript}</p>
      </noscript>
    </section>
  )
}
