import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '../Breadcrumb/Breadcrumb'
import { BrickWall } from '../BrickWall/BrickWall'
import type { Composition } from '../BrickWall/wall'
import { kept } from '../kept'
import classes from './Hero.module.css'
import { Lines } from './Lines'
import { fitHeadline, titleLines } from './titleLines'

/** Room for the headline at full size: characters of its longest and of its second longest line, and lines (fitHeadline). */
const room = { longest: 20, second: 17, lines: 4 }

interface HeroProps {
  /**
   * Lines of the headline. A string is split into lines of similar length, which depend on the font; an array fixes the lines whatever the
   * font.
   */
  title: string | readonly ReactNode[]
  lead: ReactNode
  wall: Composition
  /** Breadcrumb of the page. */
  crumbs: Crumb[]
  actions?: ReactNode
  /** Text under the actions: what they commit to. */
  note?: ReactNode
  /** SVG over the wall, besides the lit bricks (BrickWall). */
  drawing?: ReactNode
  /**
   * `low`: fewer courses on a phone, for long pages. `short`: as high as its text. `quiet`: with a smaller headline too, for legal and
   * reading pages.
   */
  size?: 'normal' | 'low' | 'short' | 'quiet'
}

/**
 * First band of a page: headline, lead, call to action, on the page's own brick wall. The home page and project pages have a first band of
 * their own.
 */
export function Hero({ title, lead, wall, crumbs, actions, note, drawing, size = 'normal' }: HeroProps) {
  const { lines, long } = fitHeadline(typeof title === 'string' ? titleLines(title) : title, room)
  return (
    <div className={classes.hero} data-tone="dark" data-size={size === 'low' ? undefined : size}>
      <div className={`container ${classes.text}`}>
        <Breadcrumb crumbs={crumbs} />
        <h1 className={long}>
          <Lines lines={lines.map(kept)} className={classes.line} />
        </h1>
        <p className={classes.lead}>{kept(lead)}</p>
        {actions}
        {note && <p>{note}</p>}
      </div>
      {/* Last in the source although it is behind the text: it is positioned from the end of the band, which is unknown while the HTML is
         still streaming. */}
      <BrickWall composition={wall}>{drawing}</BrickWall>
    </div>
  )
}
