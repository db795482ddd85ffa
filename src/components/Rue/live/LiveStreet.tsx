import { useContext, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { street } from '../drawing'
import { PlaceContext } from '../place'
import { duskShare, sentence, shareAt, timeThere } from './hour'
import { drawn, litOf, windowsOf } from './houses'

interface LiveStreetProps {
  roofline: number
  /** Lights every window, whatever the hour. */
  isLit: boolean
}

/** Pages read down to their street, for as long as the document lives: each lights a window there. */
const visit = { read: new Set<string>() }

/**
 * The live parts of the street: the hour where the agency is, told each minute while it is in view, and its windows, as many as the hour wants and one more
 * for each page read. They lie over those of the drawing, which is at dusk. Whole windows change, the others stay.
 */
export function LiveStreet({ roofline, isLit }: LiveStreetProps) {
  const { pathname } = useLocation()
  const { lieu, fuseauHoraire } = useContext(PlaceContext)
  const ref = useRef<SVGSVGElement>(null)
  const [time, setTime] = useState(() => timeThere(new Date(), fuseauHoraire))
  const [pagesRead, setPagesRead] = useState(visit.read.size)

  useEffect(() => {
    let timer = 0
    const tick = () => {
      setTime(timeThere(new Date(), fuseauHoraire))
      timer = window.setTimeout(tick, 60_000 - (Date.now() % 60_000))
    }
    const observer = new IntersectionObserver(([entry]) => {
      window.clearTimeout(timer)
      if (!entry?.isIntersecting) return
      setPagesRead(visit.read.add(pathname).size)
      tick()
    })
    if (ref.current) observer.observe(ref.current)
    return () => {
      observer.disconnect()
      window.clearTimeout(timer)
    }
  }, [pathname, fuseauHoraire])

  const [windows] = useState(() => windowsOf(roofline))
  const share = isLit ? 1 : shareAt(time)
  // In the small hours two are lit: somebody is awake.
  const extra = share === 0 ? pagesRead + 2 : pagesRead
  const wanted = `${share} ${extra}`
  const [shown, setShown] = useState(() => {
    const atDusk = litOf(windows, duskShare, 0)
    return { wanted: '', before: atDusk, lit: atDusk }
  })
  if (shown.wanted !== wanted) setShown({ wanted, before: shown.lit, lit: litOf(windows, share, extra) })

  const layers = [
    { change: undefined, some: shown.lit.filter((window) => shown.before.includes(window)) },
    { change: 'on', some: shown.lit.filter((window) => !shown.before.includes(window)) },
    { change: 'off', some: shown.before.filter((window) => !shown.lit.includes(window)) },
  ]
  return (
    <>
      <p data-live>{sentence(time, lieu)}</p>
      <svg
        ref={ref}
        width={street.width}
        height={street.height}
        strokeWidth={54}
        strokeDasharray="24 6"
        aria-hidden="true"
      >
        <path stroke="var(--color-surface)" d={drawn(windows)} />
        {layers.flatMap(({ change, some }) =>
          [false, true].map((isLavender) => (
            <path
              key={`${change} ${isLavender} ${shown.wanted}`}
              data-change={change}
              stroke={isLavender ? 'var(--color-primary-on-dark)' : 'var(--color-star)'}
              d={drawn(some.filter((window) => window.isLavender === isLavender))}
            />
          )),
        )}
      </svg>
    </>
  )
}
