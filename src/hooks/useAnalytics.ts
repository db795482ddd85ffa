import { useEffect } from 'react'
import { type AnalyticsOptions, startAnalytics } from '@/browser/analytics'

/** Measures the audience (src/browser/analytics.ts). `src/main.tsx` starts it before React; starting it again does nothing. */
export function useAnalytics(options: AnalyticsOptions) {
  useEffect(() => startAnalytics(options), [options])
}
