/** What the visitor's own browser knows of the page it has just loaded. A figure it does not give stays undefined: nothing is estimated. */
import { useEffect, useState } from 'react'
import { prefetches } from './prefetch'
import { afterLoad, settling } from './timing'

export interface PageMeasure {
  /** Largest contentful paint, in milliseconds since the visitor asked for the page; undefined where the browser does not report it. */
  displayTime: number | undefined
  /** Bytes that came over the network, headers included. */
  bytes: number | undefined
  /** Requests made, the document included. */
  requests: number | undefined
  /** Answers that came from the browser's cache, and weigh nothing in `bytes`. */
  cached: number
  /** Answers of other hosts whose size the browser keeps to itself. */
  opaque: number
  /** Cookies this site has set and scripts can see. */
  cookies: number | undefined
  /** False when the visitor came here from another page of the site: the figures then count from their arrival. */
  sincePage: boolean
}

export type MeasuredWindow = Pick<Window & typeof globalThis, 'document' | 'location' | 'performance'>

const isCached = ({ transferSize, decodedBodySize }: PerformanceResourceTiming) =>
  transferSize === 0 && decodedBodySize > 0
const isOpaque = ({ transferSize, decodedBodySize, duration }: PerformanceResourceTiming) =>
  transferSize === 0 && decodedBodySize === 0 && duration > 0

function countCookies(document: Document): number | undefined {
  try {
    return document.cookie === '' ? 0 : document.cookie.split(';').length
  } catch {
    return undefined
  }
}

/**
 * Adds up what Resource Timing reports (https://www.w3.org/TR/resource-timing/).
 * @param displayTime the largest contentful paint, if one has been observed
 * @param ownUntil when the page began to load what others will need, in milliseconds since navigation: that is not its own
 */
export function measurePage(
  displayTime: number | undefined,
  window: MeasuredWindow,
  ownUntil = Number.POSITIVE_INFINITY,
): PageMeasure {
  const [navigation] = window.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const sincePage = navigation ? new URL(navigation.name).pathname === window.location.pathname : false
  const resources = (window.performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ startTime }) => !sincePage || startTime < ownUntil,
  )
  const entries = navigation ? [navigation, ...resources] : []
  // A page loaded ahead was asked for when the browser showed it.
  const { activationStart = 0 } = (navigation ?? {}) as { activationStart?: number }
  const measurable = navigation !== undefined && 'transferSize' in navigation
  return {
    displayTime: sincePage && displayTime !== undefined ? Math.max(0, displayTime - activationStart) : undefined,
    bytes: measurable ? entries.reduce((sum, { transferSize }) => sum + transferSize, 0) : undefined,
    requests: navigation ? entries.length : undefined,
    cached: entries.filter(isCached).length,
    opaque: resources.filter(isOpaque).length,
    cookies: countCookies(window.document),
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
    const forget = afterLoad(() => setMeasure(measurePage(display, window, prefetches.since)), settling, window)
    return () => {
      observer.disconnect()
      forget()
    }
  }, [])
  return measure
}
