import { followMeasurement, hasGlobalPrivacyControl, isMeasurementRefused } from '@/browser/optOut'
import { useBrowserValue } from './useBrowserValue'

/**
 * State of the opt-out switch: `imposed` when the browser opts out (Global Privacy Control), `unknown` while prerendering and hydrating.
 */
type MeasurementState = 'unknown' | 'measured' | 'refused' | 'imposed'

function readState(): MeasurementState {
  if (hasGlobalPrivacyControl()) return 'imposed'
  return isMeasurementRefused() ? 'refused' : 'measured'
}

/** Opt-out state of audience measurement, updated on changes in other tabs too. */
export const useMeasurementState = (): MeasurementState => useBrowserValue(readState, 'unknown', followMeasurement)
