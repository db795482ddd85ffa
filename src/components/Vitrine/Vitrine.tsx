import type { ReactNode } from 'react'
import type { Tint } from '@/theme/tokens'
import { merged } from '@/theme/variables'
import { ArrowLink } from '../ArrowLink/ArrowLink'
import { Lines } from '../Hero/Lines'
import { titleLines } from '../Hero/titleLines'
import { Picture } from '../Picture/Picture'
import { SharedElement } from '../SharedElement/SharedElement'
import classes from './Vitrine.module.css'

/** A picture of a project with its text alternative. */
interface Shown {
  image: Parameters<typeof Picture>[0]['image']
  alt: string
}

/**
 * Layout of a band. In a list four alternate: `right`, the window ends at the right edge; `left`, at the left one; `poster`, it spans the
 * width; `front`, it is beside a phone. `headline`: title over the whole width, on a line of its own. `half` and `halfPhone`, in pairs: a
 * window, or a phone alone. `next`, at the end of a page: like `right`, less high. On small screens all show the phone alone, in which one
 * can read.
 */
export type VitrineComposition = 'right' | 'left' | 'poster' | 'front' | 'headline' | 'half' | 'halfPhone' | 'next'

const { sm, md } = merged.breakpoints

/** `sizes` of the window's picture above small screens (Vitrine.module.css): displayed widths are those of files. */
const windowSizes: Record<Exclude<VitrineComposition, 'halfPhone'>, string> = {
  right: '64vw',
  left: '65vw',
  poster: '100vw',
  front: '54vw',
  headline: '75vw',
  half: '46vw',
  next: '54vw',
}

/** Size of the phone's picture on large screens, where most compositions show the window alone. */
const phoneSizes: Partial<Record<VitrineComposition, string>> = {
  front: '17.3vw',
  headline: '218px',
  halfPhone: '264px',
}

/**
 * `sizes` of the window's picture. On small screens it is 10 % less than the displayed width, an invisible difference that keeps the list of
 * projects light.
 */
const windowSizesOf = (composition: keyof typeof windowSizes, isPhoneAlone: boolean) => {
  if (!isPhoneAlone) return `(width < ${md}) 90vw, ${windowSizes[composition]}`
  const small = composition === 'headline' ? `(width < ${sm}) 0px, (width < ${md}) 90vw` : `(width < ${md}) 0px`
  return `${small}, ${windowSizes[composition]}`
}

/** `sizes` of the phone's picture. */
const phoneSizesOf = (composition: VitrineComposition) =>
  `(width < ${sm}) 72vw, (width < ${md}) ${composition === 'headline' ? '0px' : '272px'}, ${phoneSizes[composition] ?? '0px'}`

/** Fallbacks where a project has no picture of a phone. */
const withoutPhone: Partial<Record<VitrineComposition, VitrineComposition>> = { front: 'left', halfPhone: 'half' }

interface VitrineProps {
  composition: VitrineComposition
  to: string
  /** Name of the click in the audience measurement: unique on the page. */
  id: string
  title: string
  /** Heading level of the title. */
  level?: 2 | 3
  /** Overline: service, and whether the project is a demonstration. */
  kind: string
  summary?: string
  /** Text of the link: unique on its page. */
  link: ReactNode
  tint: Tint
  cover: Shown
  /** Picture of a phone. */
  phone?: Shown | undefined
}

/** Compositions whose title, in lines of its own, cuts into the wall under the picture. */
const bites: VitrineComposition[] = ['right', 'left', 'poster', 'front', 'next']

/** Classes by composition. The build inlines only those a page uses. */
const classOf: Record<VitrineComposition, string> = {
  right: `${classes.bite} ${classes.right}`,
  left: `${classes.bite} ${classes.left}`,
  poster: `${classes.bite} ${classes.poster}`,
  front: `${classes.bite} ${classes.front}`,
  next: `${classes.bite} ${classes.right} ${classes.next}`,
  headline: `${classes.headline}`,
  half: `${classes.half}`,
  halfPhone: `${classes.half} ${classes.halfPhone}`,
}

/** Longest word, in characters, shown in the full type size. */
const longestWord = 11

/**
 * One project as a full band in its own colour: window, phone, and title, which no picture is behind. The whole band is a link to the study.
 */
export function Vitrine(props: VitrineProps) {
  const { to, id, title, level = 2, kind, summary, link, tint, cover, phone } = props
  const composition = (!phone && withoutPhone[props.composition]) || props.composition
  const Heading = `h${level}` as const
  /** Folder of the project: shared-element name of title and cover, the same as in its study. */
  const name = to.slice(to.lastIndexOf('/') + 1)
  const isLong = title.split(/[\s-]/).some((word) => word.length > longestWord)
  return (
    <article
      className={`${classes.band} ${classOf[composition]} ${phone ? classes.alone : ''}`.trim()}
      data-tint={tint}
    >
      <p className={classes.kind}>{kind}</p>
      <SharedElement name={`titre-${name}`}>
        <Heading className={`display ${classes.title} ${isLong ? classes.long : ''}`.trim()}>
          {bites.includes(composition) ? <Lines lines={titleLines(title)} className={classes.line} /> : title}
        </Heading>
      </SharedElement>
      <div className={classes.text}>
        {summary && <p>{summary}</p>}
        <ArrowLink to={to} id={id} stretched>
          {link}
        </ArrowLink>
      </div>
      {composition !== 'halfPhone' && (
        <SharedElement name={`couverture-${name}`}>
          <div className={`browser-window ${classes.window}`}>
            <Picture image={cover.image} alt={cover.alt} sizes={windowSizesOf(composition, phone !== undefined)} />
          </div>
        </SharedElement>
      )}
      {phone && (
        <div className={classes.phone} data-screen="phone">
          <Picture image={phone.image} alt={phone.alt} sizes={phoneSizesOf(composition)} />
        </div>
      )}
    </article>
  )
}
