import type { Tint } from '@/theme/tokens'
import { merged } from '@/theme/variables'
import { ArrowLink } from '../ArrowLink/ArrowLink'
import { Picture } from '../Picture/Picture'
import { SharedElement } from '../SharedElement/SharedElement'
import classes from './Vitrine.module.css'

/** A picture of a project, and what it shows. */
interface Shown {
  image: Parameters<typeof Picture>[0]['image']
  alt: string
}

/**
 * How a band is composed. Four take turns in a list: `right`, the window leaves the page on the right; `left`, it stands in the bottom left
 * corner; `poster`, it takes the whole width; `front`, it hangs from the top, the phone before it, which a
 * small screen shows alone. `headline`, alone on its page: the title over the whole width, on the bar of the window. `half` and `halfPhone`,
 * two by two: a window, or a phone alone. `next`, at the end of a page: as `right`, and lower.
 */
export type VitrineComposition = 'right' | 'left' | 'poster' | 'front' | 'headline' | 'half' | 'halfPhone' | 'next'

const { sm, md } = merged.breakpoints

/**
 * Width of the window (Vitrine.module.css), for the browser to choose a file. On a small screen it is a tenth less than what is drawn, which
 * nobody sees there: the list of projects keeps within reach of a slow network. On computers the drawn widths are those of files.
 */
const windowSizes: Record<Exclude<VitrineComposition, 'halfPhone'>, string> = {
  right: `(width < ${md}) 105vw, 66.6vw`,
  left: `(width < ${md}) 105vw, 65vw`,
  poster: `(width < ${md}) 105vw, 100vw`,
  front: `(width < ${md}) 0px, 66.6vw`,
  headline: `(width < ${md}) 105vw, (width < 1047px) 900px, 84vw`,
  half: `(width < ${md}) 105vw, 55vw`,
  next: `(width < ${md}) 105vw, 66.6vw`,
}

/** The same for the phone of the compositions that show one: before the window, or alone in `halfPhone`. */
const phoneSizes: Partial<Record<VitrineComposition, string>> = {
  front: `(width < ${sm}) 60vw, (width < ${md}) 260px, 17.3vw`,
  headline: `(width < ${md}) 150px, 234px`,
  halfPhone: `(width < ${md}) 260px, 264px`,
}

/** Compositions to use instead of those that need a phone, where there is none. */
const withoutPhone: Partial<Record<VitrineComposition, VitrineComposition>> = { front: 'left', halfPhone: 'half' }

interface VitrineProps {
  composition: VitrineComposition
  to: string
  /** Name of the click in the audience measurement: unique on the page. */
  id: string
  title: string
  /** Level of the title in the page's outline. */
  level?: 2 | 3
  /** Line above the title: the service shown, and whether the project is a demonstration. */
  kind: string
  summary?: string
  link: string
  tint: Tint
  cover: Shown
  /** A screen of a phone, for the compositions that show one. */
  phone?: Shown | undefined
}

/** Some build on another: where the title bites into the picture, on `bite`. A page carries the rules of those it shows alone. */
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

/** Longest word of a title that a band shows at its full size, in characters. */
const longestWord = 11

/**
 * One project in large, in its own colour: its window, its phone, and its title on a plaque that bites into the picture. The whole band is
 * the link to its study.
 */
export function Vitrine(props: VitrineProps) {
  const { to, id, title, level = 2, kind, summary, link, tint, cover, phone } = props
  const composition = (!phone && withoutPhone[props.composition]) || props.composition
  const Heading = `h${level}` as const
  /** Of its folder: its study shows the same title and the same cover. */
  const name = to.slice(to.lastIndexOf('/') + 1)
  const isLong = title.split(/[\s-]/).some((word) => word.length > longestWord)
  return (
    <article className={`${classes.band} ${classOf[composition]}`} data-tint={tint}>
      <p className={classes.kind}>{kind}</p>
      <SharedElement name={`titre-${name}`}>
        <Heading className={`display ${classes.title}`} data-long={isLong || undefined}>
          <span className={classes.plaque}>
            <span>{title}</span>
          </span>
        </Heading>
      </SharedElement>
      <div className={classes.text}>
        {summary && <p>{summary}</p>}
        <ArrowLink to={to} id={id} stretched>
          {link}
          <span className="visually-hidden">, {title}</span>
        </ArrowLink>
      </div>
      {composition !== 'halfPhone' && (
        <SharedElement name={`couverture-${name}`}>
          <div className={`browser-window ${classes.window}`}>
            <Picture image={cover.image} alt={cover.alt} sizes={windowSizes[composition]} />
          </div>
        </SharedElement>
      )}
      {phone && phoneSizes[composition] && (
        <div className={classes.phone}>
          <Picture image={phone.image} alt={phone.alt} sizes={phoneSizes[composition]} />
        </div>
      )}
    </article>
  )
}
