import { useEffect } from 'react'
import { type AnalyticsOptions, applyChoice } from '@/browser/analytics'
import { useMeasurementState } from './useMeasurementState'

/** Measures the visit while the visitor agrees, and follows their change of mind, in another tab too. What comes before React: src/main.tsx. */
export function useAnalytics(options: AnalyticsOptions): void {
  const state = useMeasurementState()
  useEffect(() => {
    if (state !== 'unknown') void applyChoice(options)
  }, [state, options])
}
