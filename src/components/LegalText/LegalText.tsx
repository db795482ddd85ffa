import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Crumb } from '../Breadcrumb/Breadcrumb'
import type { Composition } from '../BrickWall/wall'
import { Hero } from '../Hero/Hero'
import { kept } from '../kept'
import { type Drawing, Sign } from '../Sign/Sign'
import { BrickList } from './BrickList'
import classes from './LegalText.module.css'

/** Name of the links to the sections. */
const contents = 'Sur cette page'

interface LegalSection {
  /** Fragment of the section: `hebergeur`. */
  id: string
  title: string
  /** Drawing of the title. */
  sign?: Drawing
  /** Layout of the section on a large screen; by default the title is beside the text. */
  className?: string | undefined
  /** `lilac`: a poster, whose drawing is large, over a list. */
  tone?: 'lilac' | 'ink'
  /** Content of a band of ink, beside the title; `content` follows on white. */
  band?: ReactNode
  content: ReactNode
  /** Sections within the content, which the contents name after it. */
  parts?: { id: string; title: string }[]
}

interface LegalTextProps {
  crumbs: Crumb[]
  title: string
  lead: string
  wall: Composition
  /** SVG over the wall (Hero). */
  drawing?: ReactNode
  /** Date of the last change, ISO 8601 and as displayed. */
  updated: { date: string; text: string }
  /** First section of the page, in place of `overview`. */
  opening?: ReactNode
  /** The page in short, over its contents. */
  overview?: ReactNode
  sections: LegalSection[]
}

/**
 * A legal page: quiet hero, an opening or an overview, courses of links to the sections, folded on a phone, then each section with its
 * title beside it.
 */
export function LegalText({
  crumbs,
  title,
  lead,
  wall,
  drawing,
  updated,
  opening,
  overview,
  sections,
}: LegalTextProps) {
  return (
    <div className={classes.page}>
      <Hero
        crumbs={crumbs}
        title={title}
        lead={lead}
        wall={wall}
        drawing={drawing}
        size="quiet"
        note={
          <>
            Mis à jour le <time dateTime={updated.date}>{updated.text}</time>
          </>
        }
      />
      {opening}
      <div className={`container ${classes.summary}`}>
        {overview}
        <nav aria-label={contents} className={classes.contents}>
          <details>
            <summary>
              <h2>{contents}</h2>
            </summary>
            <BrickList
              items={sections
                .flatMap((section) => [section, ...(section.parts ?? [])])
                .map(({ id, title }) => (
                  <Link key={id} to={{ hash: id }} id={`sommaire-${id}`}>
                    {title}
                  </Link>
                ))}
            />
          </details>
        </nav>
      </div>
      {sections.map(({ id, title, sign, className = classes.whole, band, tone, content }) => (
        <section key={id} id={id} className={`${classes.section} ${className}`} aria-labelledby={`${id}-titre`}>
          <div className={`container ${classes.row}`} data-tone={tone}>
            <h2 id={`${id}-titre`}>{kept(title)}</h2>
            {sign && <Sign {...sign} />}
            <div className={classes.content}>{band ?? content}</div>
          </div>
          {band && <div className={`container ${classes.content}`}>{content}</div>}
        </section>
      ))}
    </div>
  )
}
