import { useEffect } from 'react'
import { type AnalyticsOptions, applyChoice } from '@/browser/analytics'
import { useMeasurementState } from './useMeasurementState'

/** Applies the visitor's choice on audience measurement, and each change of it, in other tabs too. Started before React by src/main.tsx. */
export function useAnalytics(options: AnalyticsOptions): void {
  const state = useMeasurementState()
  useEffect(() => {
    if (state !== 'unknown') void applyChoice(options)
  }, [state, options])
}
