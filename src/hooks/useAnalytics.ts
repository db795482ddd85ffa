import { useEffect } from 'react'
import { type AnalyticsOptions, startAnalytics } from './analytics'
import { useMeasurementRefused } from './useMeasurement'

/**
 * Measures visits once the router has started (effects run after hydration), and follows the visitor's change of mind.
 * @param options undefined measures nothing
 */
export function useAnalytics(options: AnalyticsOptions | undefined) {
  const refused = useMeasurementRefused()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `refused` is read by startAnalytics; a change of mind must start it anew
  useEffect(() => (options ? startAnalytics(options, window) : undefined), [options, refused])
}
