import type { ReactNode } from 'react'
import type { Tint } from '@/theme/tokens'
import { merged } from '@/theme/variables'
import { ArrowLink } from '../ArrowLink/ArrowLink'
import { Lines } from '../Hero/Lines'
import { titleLines } from '../Hero/titleLines'
import { type Image, Picture } from '../Picture/Picture'
import { SharedElement } from '../SharedElement/SharedElement'
import classes from './Vitrine.module.css'

/** A picture of a project with its text alternative. */
interface Shown {
  image: Image
  alt: string
}

/**
 * Layout of a band. In a list four alternate: `right`, the window ends at the right edge; `left`, at the left one; `poster`, it spans the
 * width; `front`, it is beside a phone. `headline`: title over the whole width, on a line of its own. `halfLeft` and `halfRight`, in pairs:
 * a phone alone, at that side; a window, `half`, where there is none. `next`, at the end of a page: like `right`, less high. On small
 * screens all show the phone alone, in which one can read.
 */
export type VitrineComposition =
  | 'right'
  | 'left'
  | 'poster'
  | 'front'
  | 'headline'
  | 'half'
  | 'halfLeft'
  | 'halfRight'
  | 'next'

const { sm, md } = merged.breakpoints

/**
 * A composition: its class, whether its title, in lines of its own, cuts into the wall under the picture, and `sizes` of its pictures
 * (Vitrine.module.css).
 */
interface Layout {
  className: string | undefined
  bites?: boolean
  /** `sizes` of the window above small screens: displayed widths are those of files. Without a window a phone is alone. */
  window?: string
  /** `sizes` of the phone on large screens, where most compositions show the window alone. */
  phone?: string
  /** Breakpoint below which the phone stands alone; md by default. */
  aloneBelow?: 'sm'
  /** Composition of a project that has no picture of a phone. */
  withoutPhone?: VitrineComposition
}

const layouts: Record<VitrineComposition, Layout> = {
  right: { className: classes.right, bites: true, window: '64vw' },
  left: { className: classes.left, bites: true, window: '65vw' },
  poster: { className: classes.poster, bites: true, window: '100vw' },
  front: { className: classes.front, bites: true, window: '51vw', phone: '17.3vw', withoutPhone: 'left' },
  next: { className: `${classes.right} ${classes.next}`, bites: true, window: '54vw' },
  headline: { className: classes.headline, window: '75vw', phone: '218px', aloneBelow: 'sm' },
  half: { className: `${classes.half} ${classes.halfWindow}`, window: '46vw' },
  halfLeft: {
    className: `${classes.half} ${classes.halfPhone} ${classes.start}`,
    phone: '264px',
    withoutPhone: 'half',
  },
  halfRight: { className: `${classes.half} ${classes.halfPhone}`, phone: '264px', withoutPhone: 'half' },
}

/**
 * `sizes` of the window's picture. On small screens it is 10 % less than the displayed width, an invisible difference that keeps the list
 * of projects light.
 */
const windowSizesOf = ({ window, aloneBelow }: Layout, isPhoneAlone: boolean) => {
  if (!isPhoneAlone) return `(width < ${md}) 90vw, ${window}`
  const small = aloneBelow ? `(width < ${sm}) 0px, (width < ${md}) 90vw` : `(width < ${md}) 0px`
  return `${small}, ${window}`
}

/** Small screens show the top of a phone. */
const phoneTop = { media: `(width < ${md})`, sizes: `(width < ${sm}) 72vw, 272px` }

/** The top of a phone’s screen where only a window is shown above sm. */
const phoneTopBelowSm = { media: `(width < ${sm})`, sizes: '72vw' }

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

/** Longest word, in characters, shown in the full type size. */
const longestWord = 11

/**
 * One project as a full band in its own colour: window, phone, and title, which no picture is behind. The whole band is a link to the
 * study.
 */
export function Vitrine(props: VitrineProps) {
  const { composition, to, id, title, level = 2, kind, summary, link, tint, cover, phone } = props
  const layout = layouts[(!phone && layouts[composition].withoutPhone) || composition]
  const Heading = `h${level}` as const
  /** Folder of the project: shared-element name of title and cover, the same as in its study. */
  const name = to.slice(to.lastIndexOf('/') + 1)
  const isLong = title.split(/[\s-]/).some((word) => word.length > longestWord)
  return (
    <article
      className={[classes.band, layout.bites && classes.bite, layout.className, phone && classes.alone]
        .filter(Boolean)
        .join(' ')}
      data-tint={tint}
    >
      <p className={classes.kind}>{kind}</p>
      <SharedElement name={`titre-${name}`}>
        <Heading className={`display ${classes.title} ${isLong ? classes.long : ''}`.trim()}>
          {layout.bites ? <Lines lines={titleLines(title)} className={classes.line} /> : title}
        </Heading>
      </SharedElement>
      <div className={classes.text}>
        {summary && <p>{summary}</p>}
        <ArrowLink to={to} id={id} stretched>
          {link}
        </ArrowLink>
      </div>
      {layout.window && (
        <SharedElement name={`couverture-${name}`}>
          <div className={`browser-window ${classes.window}`}>
            <Picture image={cover.image} alt={cover.alt} sizes={windowSizesOf(layout, phone !== undefined)} />
          </div>
        </SharedElement>
      )}
      {phone && (
        <div className={classes.phone} data-screen="phone">
          <Picture
            image={phone.image}
            alt={phone.alt}
            sizes={layout.phone}
            top={layout.aloneBelow ? phoneTopBelowSm : phoneTop}
          />
        </div>
      )}
    </article>
  )
}
