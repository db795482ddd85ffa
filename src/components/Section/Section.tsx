import type { ReactNode } from 'react'
import { clausesOf } from '../kept'
import classes from './Section.module.css'

interface SectionProps {
  /** Fragment of the section, and of its heading: `#methode`. */
  id: string
  title: ReactNode
  /** One sentence under the title. */
  intro?: ReactNode
  /** Light by default. */
  tone?: 'tint' | 'dark' | 'gold' | 'dawn'
  /**
   * `statement`: one huge title over the whole width. `ledger`: a small sticky title at the left of its list. `pairs`: a list in two
   * columns. None: full-width content under its title. `check:style` advises against two neighbours of one kind.
   */
  kind?: 'statement' | 'ledger' | 'pairs'
  children?: ReactNode
}

/** A band of a page, below the hero. */
export function Section({ id, title, intro, tone, kind, children }: SectionProps) {
  const headingId = `${id}-titre`
  const heading = (className?: string) => (
    <h2 className={className} id={headingId}>
      {clausesOf(title)}
    </h2>
  )
  return (
    <section
      className={`container ${classes.section}`}
      data-tone={tone}
      data-kind={kind}
      id={id}
      aria-labelledby={headingId}
    >
      {intro ? (
        <div className={classes.head}>
          {heading()}
          <p className={classes.intro}>{intro}</p>
        </div>
      ) : (
        heading(classes.head)
      )}
      {/* The list of a ledger is a single grid cell, beside its title; that of pairs is a grid. */}
      {kind === 'ledger' || kind === 'pairs' ? <div>{children}</div> : children}
    </section>
  )
}
