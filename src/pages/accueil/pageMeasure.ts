/** What the visitor's own browser knows of the page it has just loaded, beside what it received. What it does not give stays undefined. */
import { useEffect, useState } from 'react'
import { prefetches } from '@/hooks/prefetch'
import { loaded, settling } from '@/hooks/timing'

export interface PageMeasure {
  /** Largest contentful paint, in milliseconds since the visitor asked for the page; undefined where the browser does not report it. */
  displayTime: number | undefined
  /** Answers that came from the browser's cache, and weigh nothing. */
  cached: number
  /** Answers of other hosts whose size the browser keeps to itself. */
  opaque: number
  /** Cookies this site has set and scripts can see. */
  cookies: number
  /** False when the visitor came here from another page of the site: the figures then count from their arrival. */
  sincePage: boolean
}

export type MeasuredWindow = Pick<Window & typeof globalThis, 'document' | 'location' | 'performance'>

const isCached = ({ transferSize, decodedBodySize }: PerformanceResourceTiming) =>
  transferSize === 0 && decodedBodySize > 0
const isOpaque = ({ transferSize, decodedBodySize, duration }: PerformanceResourceTiming) =>
  transferSize === 0 && decodedBodySize === 0 && duration > 0

/**
 * Reads Resource Timing (https://www.w3.org/TR/resource-timing/).
 * @param displayTime the largest contentful paint, if one has been observed
 * @param ownUntil when the page began to load what others will need, in milliseconds since navigation: that is not its own
 */
export function measurePage(
  displayTime: number | undefined,
  { document, location, performance }: MeasuredWindow,
  ownUntil = Number.POSITIVE_INFINITY,
): PageMeasure {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const sincePage = navigation ? new URL(navigation.name).pathname === location.pathname : false
  const resources = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ startTime }) => !sincePage || startTime < ownUntil,
  )
  // A page loaded ahead was asked for when the browser showed it.
  const { activationStart = 0 } = (navigation ?? {}) as { activationStart?: number }
  return {
    displayTime: sincePage && displayTime !== undefined ? Math.max(0, displayTime - activationStart) : undefined,
    cached: [...(navigation ? [navigation] : []), ...resources].filter(isCached).length,
    opaque: resources.filter(isOpaque).length,
    cookies: document.cookie === '' ? 0 : document.cookie.split(';').length,
    sincePage,
  }
}

/** The figures of the page as the visitor's browser measured them, once; undefined until then, and while prerendering. */
export function usePageMeasure(): PageMeasure | undefined {
  const [measure, setMeasure] = useState<PageMeasure>()
  useEffect(() => {
    let display: number | undefined
    const observer = new PerformanceObserver((list) => {
      display = list.getEntries().at(-1)?.startTime
    })
    const type = 'largest-contentful-paint'
    if (PerformanceObserver.supportedEntryTypes.includes(type)) observer.observe({ type, buffered: true })
    // For a page that has been left meanwhile, React does nothing.
    void loaded(settling, window).then(() => setMeasure(measurePage(display, window, prefetches.since)))
    return () => observer.disconnect()
  }, [])
  return measure
}
