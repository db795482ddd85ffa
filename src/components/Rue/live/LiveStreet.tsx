import { useInViewport } from '@mantine/hooks'
import { type CSSProperties, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { DayTime } from '@/theme/tokens'
import { disc, street, viewOf } from '../drawing'
import { PlaceContext } from '../place'
import drawing from '../rue.svg'
import { duskShare, sentence, shareAt, timeThere } from './hour'
import { discLeft, litOf, unit, windowPath, windowStroke, windowsOf } from './houses'
import classes from './LiveStreet.module.css'
import { readPaths } from './visit'

interface LiveStreetProps {
  roofline: number
  /** Local time of the agency: « 18:42 ». */
  time: string
  dayTime: DayTime
  /** Called each time the street comes into view. */
  onTime: (time: string) => void
  /** Fixed share of lit windows; the hour is then not shown. */
  share: number | undefined
}

/**
 * The dynamic part of the street, drawn over the windows of the prerendered one: the agency's local time, sun or moon, and lit windows, a
 * share that depends on the hour and one for each page read. Set each time the street comes into view: nothing changes by itself while one
 * reads (WCAG 2.2.2). Only whole windows change.
 */
export function LiveStreet({ roofline, time, dayTime, onTime, share }: LiveStreetProps) {
  const { pathname } = useLocation()
  const { lieu, fuseauHoraire } = useContext(PlaceContext)
  const { ref, inViewport } = useInViewport()
  const [pagesRead, setPagesRead] = useState(readPaths.size)

  useEffect(() => {
    if (!inViewport) return
    setPagesRead(readPaths.add(pathname).size)
    onTime(timeThere(new Date(), fuseauHoraire))
  }, [inViewport, pathname, fuseauHoraire, onTime])

  const [windows] = useState(() => windowsOf(roofline))
  const wantedShare = share ?? shareAt(time)
  const wanted = `${wantedShare} ${pagesRead}`
  const [shown, setShown] = useState(() => {
    const atDusk = litOf(windows, duskShare, 0)
    return { wanted: '', before: atDusk, lit: atDusk }
  })
  if (shown.wanted !== wanted) setShown({ wanted, before: shown.lit, lit: litOf(windows, wantedShare, pagesRead) })

  const layers = [
    { change: undefined, some: shown.lit.filter((window) => shown.before.includes(window)) },
    { change: 'on', some: shown.lit.filter((window) => !shown.before.includes(window)) },
    { change: 'off', some: shown.before.filter((window) => !shown.lit.includes(window)) },
  ]
  return (
    <>
      {share === undefined && (
        <p className={classes.hour} data-live>
          {sentence(time, lieu)}
        </p>
      )}
      {dayTime !== 'dusk' && (
        <img
          className={classes.disc}
          src={`${drawing}#${viewOf('disque', dayTime)}`}
          {...disc}
          style={{ '--disc-left': `${(discLeft[roofline] ?? 0) * unit}px` } as CSSProperties}
          alt=""
        />
      )}
      <svg
        ref={ref}
        className={classes.windows}
        width={street.width}
        height={street.height}
        {...windowStroke}
        aria-hidden="true"
      >
        <path className={classes.panes} stroke="var(--pane)" d={windowPath(windows)} />
        {layers.flatMap(({ change, some }) =>
          [false, true].map((isOther) => (
            <path
              key={`${change} ${isOther} ${shown.wanted}`}
              data-change={change}
              stroke={isOther ? 'var(--lit-else)' : 'var(--lit)'}
              d={windowPath(some.filter((window) => window.isOther === isOther))}
            />
          )),
        )}
      </svg>
    </>
  )
}
