import { startTransition, useEffect, useState } from 'react'
import { measurePage, type PageMeasure } from '@/browser/pageMeasure'
import { prefetches } from '@/browser/prefetch'
import { loaded } from '@/browser/timing'

/** The page as the visitor's browser measures it, followed while it receives more; undefined while prerendering and hydrating. */
export function usePageMeasure(): PageMeasure | undefined {
  const [measure, setMeasure] = useState<PageMeasure>()
  useEffect(() => {
    // A browser without it leaves the build's figures in place.
    if (!('PerformanceObserver' in window)) return
    let displayTime: number | undefined
    const observer = new PerformanceObserver((list) => {
      displayTime = list.getEntriesByType('largest-contentful-paint').at(-1)?.startTime ?? displayTime
      startTransition(() => setMeasure(measurePage(displayTime, window, prefetches.since)))
    })
    let isLeft = false
    // Of a page loaded ahead there is nothing to tell until it is shown.
    void loaded(0).then(() => {
      const types = ['largest-contentful-paint', 'resource'].filter((type) =>
        PerformanceObserver.supportedEntryTypes.includes(type),
      )
      if (!isLeft) for (const type of types) observer.observe({ type, buffered: true })
    })
    return () => {
      isLeft = true
      observer.disconnect()
    }
  }, [])
  return measure
}
