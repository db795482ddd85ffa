import { em, useMantineTheme } from '@mantine/core'
import { useMediaQuery, useWindowEvent } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { builtFigure } from '@/browser/figures'
import {
  type Answer,
  brickBytes,
  bricksOf,
  bytesOf,
  foundationKinds,
  type Kind,
  kinds,
  type PageMeasure,
} from '@/browser/pageMeasure'
import { loadStyles } from '@/browser/styles'
import { mesure, mur, pesee } from '@/content/accueil'
import { usePageMeasure } from '@/hooks/usePageMeasure'
import { formatNumber, ko } from '@/site/formats'
import { brickPaths, columns, foundations, rising } from './bond'
import { Courses } from './Courses'
import { textOfFile, textOfKind } from './files'
import classes from './Mur.module.css'
import { sentenceOf } from './sentenceOf'

/** The sentence on what the weight leaves out. */
function omissionOf({ answers }: PageMeasure): string {
  const hasOpaque = answers.some(({ isOpaque }) => isOpaque)
  if (answers.some(({ isCached }) => isCached)) return hasOpaque ? mesure.noteCacheEtOpaque : mesure.noteCache
  return hasOpaque ? mesure.noteOpaque : ''
}

interface Figure {
  label: string
  /** Undefined where the browser does not report it. */
  value: string | undefined
  unit?: string
}

function figuresOf({ displayTime, answers, cookies }: PageMeasure): Figure[] {
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
    { label: labels.poids, value: isKnown ? ko(bytesOf(answers)) : undefined, unit: 'ko' },
    { label: labels.requetes, value: isKnown ? formatNumber(answers.length) : undefined },
    { label: labels.cookies, value: cookies === undefined ? undefined : formatNumber(cookies) },
  ]
}

const weighed: Figure[] = [
  { label: pesee.labels.fondations, value: builtFigure('fondations'), unit: 'ko' },
  { label: pesee.labels.telephone, value: builtFigure('surTelephone'), unit: 'ko' },
  { label: pesee.labels.bureau, value: builtFigure('surOrdinateur'), unit: 'ko' },
  { label: pesee.labels.cookies, value: builtFigure('cookies') },
]

/** The figures in one sentence, for those who do not see them. */
const listOf = (figures: Figure[]) =>
  figures
    .filter(({ value }) => value !== undefined)
    .map(({ label, value, unit = '' }) => `${label} : ${value} ${unit}`.trim())
    .join(', ')

/**
 * The wall that weighs: one lit brick for each 4 ko this very browser has received, by kind, under and on the plaque that says how many.
 * Until it has measured, and where no script runs, it shows what the build has weighed. What a browser does not tell is left blank.
 */
export function Mur() {
  const measure = usePageMeasure()
  const { breakpoints } = useMantineTheme()
  const isLarge = useMediaQuery(`(width >= ${em(breakpoints.md)})`, false)
  const section = useRef<HTMLElement>(null)
  const [pressed, setPressed] = useState<Kind>()
  const [hovered, setHovered] = useState<Kind>()
  const [tag, setTag] = useState<{ text: string; x: number; y: number; isRight: boolean }>()
  const answers = measure?.answers ?? []
  const figures = measure ? figuresOf(measure) : weighed
  const bricks = bricksOf(answers)
  const base = bricks
    .filter(({ kind }) => foundationKinds.some((laid) => laid === kind))
    .slice(0, brickPaths(foundations).length)
  const shown = { only: hovered ?? pressed, onPoint: point }
  // The tag goes when a mouse is elsewhere, at the next press, when the window is resized, or on Escape.
  const untag = () => setTag(undefined)
  useWindowEvent('pointerdown', untag)
  useWindowEvent('resize', untag)
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && untag())

  // The live region announces the first figures once; later ones are only shown. A press replaces them by its note.
  const [announced, setAnnounced] = useState<string>()
  if (measure && announced === undefined) setAnnounced(`${mesure.title}. ${listOf(figures)}.`)

  /** Loads the rules of the tag and of pressed kinds, which the page does not inline (scripts/build/css.ts). */
  const dress = () => void loadStyles(document).catch(() => {})

  function point(brick: { answer: Answer; box: DOMRect } | undefined) {
    const place = section.current?.getBoundingClientRect()
    if (!brick || !place) return setTag(undefined)
    dress()
    const isRight = brick.box.left + brick.box.width / 2 > place.left + place.width / 2
    setTag({
      text: textOfFile(brick.answer, document),
      x: isRight ? Math.max(0, place.right - brick.box.right) : brick.box.left - place.left,
      y: brick.box.top - place.top,
      isRight,
    })
  }

  function note(measure: PageMeasure): string {
    if (pressed) return textOfKind(pressed, answers, document)
    if (answers.length > 0 && bytesOf(answers) === 0) return mur.vide
    return `${sentenceOf(measure)} ${omissionOf(measure)}`.trim()
  }

  return (
    <section
      ref={section}
      className={classes.mur}
      aria-labelledby="mesure-titre"
      data-live
      // A mouse may go from a brick onto its tag (WCAG 1.4.13).
      onPointerOver={({ pointerType, target }) =>
        pointerType === 'mouse' && !(target as Element).matches('path, [data-tag]') && untag()
      }
      onPointerLeave={untag}
    >
      <div className={classes.room}>
        {measure && (
          <Courses courses={rising[isLarge ? 'large' : 'small']} bricks={bricks.slice(base.length)} {...shown} />
        )}
      </div>
      <div className={classes.plaque}>
        <p className={classes.title}>
          <strong id="mesure-titre" data-other={measure ? pesee.title : mesure.title}>
            {measure ? mesure.title : pesee.title}
          </strong>{' '}
          <span>{mur.brique.replace('{ko}', ko(brickBytes))}</span>
        </p>
        <dl className={classes.figures}>
          {figures.map(({ label, value, unit }) => (
            // A figure that the browser does not report is hidden and keeps its place, so that nothing moves.
            <div key={label} style={measure && value === undefined ? { visibility: 'hidden' } : undefined}>
              <dt>{label}</dt>
              <dd className="display">
                <span suppressHydrationWarning>{value}</span>
                {unit && <small>{`\u00a0${unit}`}</small>}
              </dd>
            </div>
          ))}
        </dl>
        <ul className={classes.legend}>
          {kinds.map((kind) => (
            <li key={kind} data-brick={kind}>
              {measure ? (
                <button
                  type="button"
                  id={`accueil-mur-${kind}`}
                  aria-pressed={pressed === kind}
                  data-drawn
                  onClick={() => {
                    dress()
                    setAnnounced('')
                    setPressed(pressed === kind ? undefined : kind)
                  }}
                  onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(kind)}
                  onPointerLeave={() => setHovered(undefined)}
                >
                  {`${mur.sortes[kind]} `}
                  <b>{`${ko(bytesOf(answers, kind))} ko`}</b>
                </button>
              ) : (
                <span>
                  {`${mur.sortes[kind]} `}
                  <b suppressHydrationWarning>{builtFigure(`${kind}Ko`)}</b>
                </span>
              )}
            </li>
          ))}
        </ul>
        <p className={classes.note} role="status" data-pressed={pressed}>
          {/* A text that changes is alone in its element: React loses other texts where the browser translates the page. */}
          {measure ? (
            <>
              {announced && <span className="visually-hidden">{`${announced} `}</span>}
              <span>{note(measure)}</span>
            </>
          ) : (
            pesee.note
          )}
        </p>
      </div>
      <div className={classes.base}>
        {measure ? (
          <Courses courses={foundations} bricks={base} {...shown} />
        ) : (
          <svg viewBox={`0 0 ${columns} ${foundations.length}`} preserveAspectRatio="none" aria-hidden="true">
            {foundationKinds.map((kind) => (
              <path key={kind} data-brick={kind} suppressHydrationWarning d={builtFigure(`${kind}Briques`)} />
            ))}
          </svg>
        )}
      </div>
      {tag && (
        <p
          className={classes.tag}
          data-drawn
          data-tag
          aria-hidden="true"
          style={{ top: tag.y, [tag.isRight ? 'insetInlineEnd' : 'insetInlineStart']: tag.x }}
        >
          {tag.text}
        </p>
      )}
    </section>
  )
}
