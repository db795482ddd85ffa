import type { ReactNode } from 'react'
import classes from './Section.module.css'

interface SectionProps {
  /** Fragment of the section, and of its heading: `#methode`. */
  id: string
  title: ReactNode
  /** One sentence beside the title. */
  intro?: ReactNode
  tone?: 'light' | 'tint' | 'dark'
  /** Keeps the headline beside the content on large screens, in sight while one reads: for lists that unfold. */
  beside?: boolean
  children?: ReactNode
}

/** A band of the page under a headline, with one sentence beside it on large screens. */
export function Section({ id, title, intro, tone = 'light', beside, children }: SectionProps) {
  const headingId = `${id}-titre`
  return (
    <section className={classes.section} id={id} data-tone={tone} data-beside={beside} aria-labelledby={headingId}>
      <div className="container">
        {intro ? (
          <div className={classes.head}>
            <h2 id={headingId}>{title}</h2>
            <p className={classes.intro}>{intro}</p>
          </div>
        ) : (
          <h2 id={headingId} className={classes.alone}>
            {title}
          </h2>
        )}
        {children}
      </div>
    </section>
  )
}
