import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { kept } from '../kept'
import { belfryOf, rooflines, street } from './drawing'
import { LiveStreet } from './live/LiveStreet'
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
  /** Lights every window, whatever the hour. */
  isLit?: boolean
  /** More drawings in the street, placed from the door's lower left corner. */
  children?: ReactNode
}

/** Longest headline, in characters, that is set in the largest size. */
const longest = 40

/**
 * The street that a page ends in; its golden door is the page's call to action. Prerendered and without a script it is as drawn, at
 * dusk. The hour, and the windows lit by it, come when it comes into view.
 */
export function Rue({ title, accent = '', to, action, id, note, roofline, isLit = false, children }: RueProps) {
  const ref = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      setNear(true)
    })
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  const row = roofline % rooflines
  return (
    <section ref={ref} className={classes.rue} data-tone="dark" aria-labelledby={title && 'appel-titre'}>
      {title && (
        <h2 id="appel-titre" className="container display" data-long={(title + accent).length > longest || undefined}>
          {kept(title)} <em>{kept(accent)}</em>
        </h2>
      )}
      {note && <p className={`container ${classes.note}`}>{note}</p>}
      <div className={classes.street}>
        {belfryOf && <img src={`${drawing}#beffroi`} width={252} height={756} alt="" loading="lazy" />}
        <img src={`${drawing}#toits-${row}`} width={street.width} height={street.height} alt="" loading="lazy" />
        {isNear && <LiveStreet roofline={row} isLit={isLit} />}
        <Link className="display" to={to} id={id}>
          {action}
        </Link>
        {children}
      </div>
    </section>
  )
}
