import { useEffect, useState } from 'react'
import { measurePage, type PageMeasure } from './pageMeasure'
import { prefetches } from './prefetch'
import { afterLoad, settling } from './timing'

/** Observes the largest contentful paint so far; calls back with nothing where the browser has no such thing. */
function observeDisplay(onTime: (time: number) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint')) return () => {}
  const observer = new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1)
    if (last) onTime(last.startTime)
  })
  observer.observe({ type: 'largest-contentful-paint', buffered: true })
  return () => observer.disconnect()
}

/** The figures of the page as the visitor's browser measured them, once; undefined until then, and while prerendering. */
export function usePageMeasure(): PageMeasure | undefined {
  const [measure, setMeasure] = useState<PageMeasure>()
  useEffect(() => {
    if (typeof PerformanceObserver === 'undefined') return
    let display: number | undefined
    const stop = observeDisplay((time) => {
      display = time
    })
    const forget = afterLoad(() => setMeasure(measurePage(display, window, prefetches.since)), settling, window)
    return () => {
      stop()
      forget()
    }
  }, [])
  return measure
}
