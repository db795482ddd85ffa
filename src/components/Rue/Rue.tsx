import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { rooflines, street } from './drawing'
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
  /** Which houses stand beside the door: any whole number; the rooflines are taken in turn. */
  roofline: number
  /** Lights every window, whatever the hour. */
  isLit?: boolean
  /** What else stands in the street, placed from the door's lower left corner. */
  children?: ReactNode
}

type Live = typeof import('./live/LiveStreet').LiveStreet

/** Longest headline, in characters, that is set in the largest size. */
const longest = 40

/**
 * The street of Lille that a page ends in; its golden door is the page's call to action. Prerendered and without a script it is as drawn, at
 * dusk. The hour, and the windows lit by it, come when it is near.
 */
export function Rue({ title, accent = '', to, action, id, roofline, isLit = false, children }: RueProps) {
  const ref = useRef<HTMLElement>(null)
  const [Live, setLive] = useState<Live>()
  useEffect(() => {
    const observer = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      // A street that stays at dusk is nobody's loss.
      const live = await import('./live/LiveStreet').catch(() => undefined)
      if (live) setLive(() => live.LiveStreet)
    })
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  const row = roofline % rooflines
  return (
    <section ref={ref} className={classes.rue} data-tone="dark" aria-labelledby={title && 'appel-titre'}>
      {title && (
        <h2 id="appel-titre" className="container" data-long={(title + accent).length > longest || undefined}>
          {title} <em>{accent}</em>
        </h2>
      )}
      <div className={classes.street}>
        <img src={`${drawing}#beffroi`} width={252} height={756} alt="" loading="lazy" />
        <img src={`${drawing}#toits-${row}`} width={street.width} height={street.height} alt="" loading="lazy" />
        {Live && <Live roofline={row} isLit={isLit} />}
        <Link className="display" to={to} id={id}>
          {action}
        </Link>
        {children}
      </div>
    </section>
  )
}
