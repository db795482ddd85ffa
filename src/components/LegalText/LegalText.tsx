import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Crumb } from '../Breadcrumb/Breadcrumb'
import type { Composition } from '../BrickWall/wall'
import { Hero } from '../Hero/Hero'
import classes from './LegalText.module.css'

interface LegalSection {
  /** Fragment of the section: `hebergeur`. */
  id: string
  title: string
  content: ReactNode
}

interface LegalTextProps {
  crumbs: Crumb[]
  title: string
  lead: string
  wall: Composition
  /** Date of the last change, ISO 8601 and as displayed. */
  updated: { date: string; text: string }
  sections: LegalSection[]
}

/** A legal page: quiet hero, one narrow column, and a table of contents beside it on large screens. */
export function LegalText({ crumbs, title, lead, wall, updated, sections }: LegalTextProps) {
  return (
    <div className={classes.page}>
      <Hero crumbs={crumbs} title={title} lead={lead} wall={wall} size="quiet" />
      <div className={`container ${classes.columns}`}>
        <div className={classes.aside}>
          <nav aria-labelledby="sommaire-titre">
            <h2 id="sommaire-titre">Sur cette page</h2>
            <ol className={classes.contents}>
              {sections.map((section) => (
                <li key={section.id}>
                  <Link to={{ hash: section.id }} id={`sommaire-${section.id}`}>
                    {section.title}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
          <p className={classes.updated}>
            Mis à jour le <time dateTime={updated.date}>{updated.text}</time>
          </p>
        </div>
        <div className={classes.text}>
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-titre`}>
              <h2 id={`${section.id}-titre`}>{section.title}</h2>
              {section.content}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
