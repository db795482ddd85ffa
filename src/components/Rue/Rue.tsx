import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { loadStyles } from '@/browser/styles'
import { kept } from '../kept'
import { belfry, belfryOf, rooflines, street, viewOf } from './drawing'
import { dayTimeAt, timeThere } from './live/hour'
import { LiveStreet } from './live/LiveStreet'
import { PlaceContext } from './place'
import classes from './Rue.module.css'
import drawing from './rue.svg'

interface RueProps {
  /** Headline, and its second half, lit; a page that has said it all needs none. */
  title?: string
  accent?: string
  /** Where the door leads, what it says, and its name in the audience measurement. */
  to: string
  action: string
  id: string
  /** Said under the headline: what the action commits to. */
  note?: string | undefined
  /** Which houses stand beside the door: any whole number; the rooflines are taken in turn. */
  roofline: number
  /** Share of the windows that are lit, from 0 to 1, whatever the hour: the street stays at dusk. */
  share?: number
  /** More drawings in the street, placed from the door's lower left corner. */
  children?: ReactNode
}

/** Longest headline, in characters, that is set in the largest size. */
const longest = 40

/**
 * The street that a page ends in; its golden door is the page's call to action. Prerendered and without a script it is as drawn, at
 * dusk. Its daylight, the hour and the windows lit by it come shortly before it is in view, once the stylesheet that has them is there.
 */
export function Rue({ title, accent = '', to, action, id, note, roofline, share, children }: RueProps) {
  const { fuseauHoraire } = useContext(PlaceContext)
  const ref = useRef<HTMLElement>(null)
  const [time, setTime] = useState<string>()
  useEffect(() => {
    let isLeft = false
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        loadStyles(document).then(
          () => !isLeft && setTime(timeThere(new Date(), fuseauHoraire)),
          // It stays as it is drawn.
          () => {},
        )
      },
      { rootMargin: '100% 0px' },
    )
    if (ref.current) observer.observe(ref.current)
    return () => {
      isLeft = true
      observer.disconnect()
    }
  }, [fuseauHoraire])
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
        <h2 id="appel-titre" className="container display" data-long={(title + accent).length > longest || undefined}>
          {kept(title)} <em>{kept(accent)}</em>
        </h2>
      )}
      {note && <p className={`container ${classes.note}`}>{note}</p>}
      <div className={classes.street}>
        {belfryOf && <img src={`${drawing}#${viewOf('beffroi', dayTime)}`} {...belfry} alt="" loading="lazy" />}
        <img
          src={`${drawing}#${viewOf(`toits-${row}`, dayTime)}`}
          width={street.width}
          height={street.height}
          alt=""
          loading="lazy"
        />
        {time && <LiveStreet roofline={row} time={time} dayTime={dayTime} onTime={setTime} share={share} />}
        <Link className="display" to={to} id={id}>
          {action}
        </Link>
        {children}
      </div>
    </section>
  )
}
