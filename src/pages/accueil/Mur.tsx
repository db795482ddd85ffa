import { BrickWall } from '@/components/BrickWall/BrickWall'
import { mesure, mur } from '@/content/accueil'
import { formatNumber } from '@/site/formats'
import { bricksOf } from './bricks'
import classes from './Mur.module.css'
import { Pile, usePile } from './Pile'
import { type Answer, type Kind, kinds, type PageMeasure, usePageMeasure } from './pageMeasure'
import { sentenceOf } from './sentenceOf'

const sumOf = (answers: Answer[], kind?: Kind) =>
  answers.reduce((sum, answer) => sum + (kind === undefined || answer.kind === kind ? answer.bytes : 0), 0)

const ko = (bytes: number) => formatNumber(bytes / 1000)

/** The sentence on what the weight leaves out. */
function omissionOf({ answers }: PageMeasure): string {
  const hasOpaque = answers.some(({ isOpaque }) => isOpaque)
  if (answers.some(({ isCached }) => isCached)) return hasOpaque ? mesure.noteCacheEtOpaque : mesure.noteCache
  return hasOpaque ? mesure.noteOpaque : ''
}

function noteOf(measure: PageMeasure | undefined, total: number): string {
  if (!measure) return mesure.note
  if (total === 0) return mur.vide
  return `${sentenceOf(measure)} ${omissionOf(measure)}`.trim()
}

/** The longest note there is: its room is kept from the start, so that nothing moves when the figures arrive. */
const longestNote = `${mesure.noteLente} ${mesure.noteCacheEtOpaque}`

interface Figure {
  label: string
  /** Undefined where this browser does not tell. */
  value: string | undefined
  unit?: string
}

function figuresOf({ displayTime, answers, cookies }: PageMeasure, total: number): Figure[] {
  const { labels } = mesure
  const isKnown = answers.length > 0
  return [
    {
      label: labels.affichage,
      value:
        displayTime === undefined
          ? undefined
          : formatNumber(displayTime / 1000, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
      unit: 's',
    },
    { label: labels.poids, value: isKnown ? ko(total) : undefined, unit: 'ko' },
    { label: labels.requetes, value: isKnown ? formatNumber(answers.length) : undefined },
    { label: labels.cookies, value: formatNumber(cookies) },
  ]
}

const waiting: Figure[] = Object.values(mesure.labels).map((label) => ({ label, value: '…' }))

/**
 * The wall that weighs: one lit brick for so many bytes this very browser has received, by kind, on the plaque that says how many. Nothing in
 * it is written in advance; what a browser does not tell is left blank.
 */
export function Mur() {
  const measure = usePageMeasure()
  const { courses, capacity } = usePile()
  const answers = measure?.answers ?? []
  const total = sumOf(answers)
  const { unit, bricks } = bricksOf(answers, capacity)
  const figures = measure ? figuresOf(measure, total) : waiting
  return (
    <section className={classes.mur} aria-labelledby="mesure-titre">
      <div className={classes.ground}>
        <BrickWall />
        <Pile courses={courses} bricks={bricks.length > 0 ? bricks : ['vide']} />
      </div>
      <div className={classes.plaque}>
        <p className={classes.title}>
          <strong id="mesure-titre">{mesure.title}</strong>{' '}
          <span className={classes.unit} data-live>
            {mur.brique.replace('{ko}', ko(unit))}
          </span>
        </p>
        <div className={classes.live} data-live>
          <dl className={classes.figures} aria-live="polite">
            {figures.map(({ label, value, unit }) => (
              <div key={label} data-unknown={value === undefined || undefined}>
                <dt>{label}</dt>
                {/* A new element for a new figure: one that is replaced does not count as one that moved. */}
                <dd key={value} className="display">
                  {value}
                  {unit && value !== '…' && <small> {unit}</small>}
                </dd>
              </div>
            ))}
          </dl>
          <ul className={classes.legend}>
            {kinds.map((kind) => (
              <li key={kind}>
                <button type="button" id={`accueil-mur-${kind}`} data-brick={kind} disabled={total === 0}>
                  {mur.sortes[kind]} <b>{total > 0 ? `${ko(sumOf(answers, kind))} ko` : ''}</b>
                </button>
              </li>
            ))}
          </ul>
          <p className={classes.note} data-longest={longestNote}>
            {noteOf(measure, total)}
          </p>
        </div>
        <noscript>
          <p className={classes.note}>{mesure.noScript}</p>
        </noscript>
      </div>
    </section>
  )
}
