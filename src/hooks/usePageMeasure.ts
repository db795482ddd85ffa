import { startTransition, useEffect, useState } from 'react'
import { followPageMeasure, type PageMeasure } from '@/browser/pageMeasure'

/** The page as the visitor's browser measures it, followed while it receives more; undefined while prerendering and hydrating. */
export function usePageMeasure(): PageMeasure | undefined {
  const [measure, setMeasure] = useState<PageMeasure>()
  useEffect(() => followPageMeasure((next) => startTransition(() => setMeasure(next))), [])
  return measure
}
