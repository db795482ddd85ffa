import { Fragment, type ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '../Breadcrumb/Breadcrumb'
import { BrickWall } from '../BrickWall/BrickWall'
import type { Composition } from '../BrickWall/wall'
import { kept } from '../kept'
import classes from './Hero.module.css'
import { titleLines } from './titleLines'

interface HeroProps {
  /** Its lines; a plain text is cut into lines of like length. Written, they do not depend on the font, which may come late. */
  title: string | readonly ReactNode[]
  lead: ReactNode
  wall: Composition
  /** Way from home to this page. */
  crumbs: Crumb[]
  actions?: ReactNode
  /** Said under the actions: what they commit to. */
  note?: string | undefined
  /** `short` takes no more height than its text, `quiet` has a smaller headline too: it is for pages one reads. */
  /** Drawn on the wall beside its lit bricks (BrickWall). */
  drawing?: ReactNode
  /** Of few courses on a phone, where the page is long. */
  isLow?: boolean
  size?: 'normal' | 'short' | 'quiet'
}

/**
 * First band of a page, but the home page and those of projects, which have their own: its heading, what it is about, its call to action, on
 * its own brick wall.
 */
export function Hero({ title, lead, wall, crumbs, actions, note, drawing, isLow, size = 'normal' }: HeroProps) {
  const lines = typeof title === 'string' ? titleLines(title) : title
  return (
    <div className={classes.hero} data-tone="dark" data-size={size} data-low={isLow || undefined}>
      <div className={`container ${classes.columns}`}>
        <div className={classes.text}>
          <Breadcrumb crumbs={crumbs} />
          <h1>
            {lines.map((line, index) => (
              // A title never changes its lines while it is shown.
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name
              <Fragment key={index}>
                {index > 0 && ' '}
                <span className={classes.line}>{kept(line)}</span>
              </Fragment>
            ))}
          </h1>
          <p className={classes.lead}>{lead}</p>
          {actions && <div className={classes.actions}>{actions}</div>}
          {note && <p>{note}</p>}
        </div>
      </div>
      {/* Last, though it is behind: it hangs from the end of the band, which a page painted while it comes in has not reached yet. */}
      <BrickWall composition={wall}>{drawing}</BrickWall>
    </div>
  )
}
