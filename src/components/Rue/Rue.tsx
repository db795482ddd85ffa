import { useIntersection } from '@mantine/hooks'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { loadStyles } from '@/browser/styles'
import { clausesOf } from '../kept'
import { belfry, belfryTown, rooflines, street, viewOf } from './drawing'
import { dayTimeAt, timeThere } from './live/hour'
import { LiveStreet } from './live/LiveStreet'
import { PlaceContext } from './place'
import classes from './Rue.module.css'
import drawing from './rue.svg'

interface RueProps {
  /** Headline; `accent` is its second half, in the colour of light. Both are optional. */
  title?: string
  accent?: string
  /** Path of the link on the door, its text, and its id in the audience measurement. */
  to: string
  action: string
  id: string
  /** Text under the headline: what the action commits to. */
  note?: string | undefined
  /** Chooses the houses beside the door: any integer, taken modulo the number of rooflines. */
  roofline: number
  /** Share of lit windows, from 0 to 1. When given, the street stays at dusk whatever the hour. */
  share?: number
  /** More SVG in the street, positioned from the lower left corner of the door. */
  children?: ReactNode
}

/** Longest headline, in characters, set in the largest type size. */
const longest = 40

/**
 * The street at the end of a page; its golden door is the page's last call to action. Prerendered at dusk. Daylight, the hour and the lit
 * windows are lazy-loaded, with the site's stylesheet, shortly before the street comes into view.
 */
export function Rue({ title, accent = '', to, action, id, note, roofline, share, children }: RueProps) {
  const { fuseauHoraire } = useContext(PlaceContext)
  const { ref, entry } = useIntersection({ rootMargin: '100% 0px' })
  const isNear = entry?.isIntersecting === true
  const [time, setTime] = useState<string>()
  useEffect(() => {
    if (!isNear) return
    let isLeft = false
    loadStyles(document).then(
      () => !isLeft && setTime(timeThere(new Date(), fuseauHoraire)),
      // On failure the prerendered street stays.
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [isNear, fuseauHoraire])
  const dayTime = time && share === undefined ? dayTimeAt(time) : 'dusk'
  const row = roofline % rooflines
  return (
    <section
      ref={ref}
      className={time ? `${classes.rue} street-alive` : classes.rue}
      data-tone="dark"
      data-hour={time && dayTime}
      aria-labelledby={title && 'appel-titre'}
    >
      {title && (
        <h2
          id="appel-titre"
          className={(title + accent).length > longest ? `container display ${classes.long}` : 'container display'}
        >
          {clausesOf(`${title} `)}
          <em>{clausesOf(accent)}</em>
        </h2>
      )}
      {note && <p className={`container ${classes.note}`}>{note}</p>}
      <div className={title ? classes.street : `${classes.street} ${classes.bare}`}>
        {belfryTown && <img src={`${drawing}#${viewOf('beffroi', dayTime)}`} {...belfry} alt="" loading="lazy" />}
        <img
          src={`${drawing}#${viewOf(`toits-${row}`, dayTime)}`}
          width={street.width}
          height={street.height}
          alt=""
          loading="lazy"
        />
        {time && <LiveStreet roofline={row} time={time} dayTime={dayTime} onTime={setTime} share={share} />}
        <Link className="display" to={to} id={id} data-up={to.startsWith('#') || undefined}>
          {action}
        </Link>
        {children}
      </div>
    </section>
  )
}
