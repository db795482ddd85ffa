import type { ReactNode } from 'react'
import { kept } from '../kept'
import classes from './Section.module.css'

interface SectionProps {
  /** Fragment of the section, and of its heading: `#methode`. */
  id: string
  title: ReactNode
  /** One sentence under the title. */
  intro?: ReactNode
  tone?: 'light' | 'tint' | 'dark' | 'gold'
  /**
   * `statement`: one huge title over the whole width. `ledger`: a small title that stays at the left while its list passes. `object`:
   * something that fills the width, under a title of its own. Never two of a kind in a row.
   */
  kind?: 'statement' | 'ledger' | 'object'
  children?: ReactNode
}

/** A band of the page under its headline. */
export function Section({ id, title, intro, tone = 'light', kind = 'object', children }: SectionProps) {
  const headingId = `${id}-titre`
  return (
    <section
      className={`container ${classes.section}`}
      id={id}
      data-tone={tone}
      data-kind={kind}
      aria-labelledby={headingId}
    >
      <div className={classes.head}>
        <h2 id={headingId}>{kept(title)}</h2>
        {intro && <p className={classes.intro}>{intro}</p>}
      </div>
      {/* Beside the title of a ledger, its list is one cell of the grid. */}
      {kind === 'ledger' ? <div>{children}</div> : children}
    </section>
  )
}
