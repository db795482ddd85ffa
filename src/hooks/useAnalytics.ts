import { useEffect } from 'react'
import { type AnalyticsOptions, startAnalytics } from '@/browser/analytics'

/** Measures the audience (src/browser/analytics.ts). src/main.tsx has started it already where React comes late, or never. */
export function useAnalytics(options: AnalyticsOptions) {
  useEffect(() => startAnalytics(options), [options])
}
