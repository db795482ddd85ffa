import { followMeasurement, hasGlobalPrivacyControl, isMeasurementRefused } from '@/browser/optOut'
import { useBrowserValue } from './useBrowserValue'

/**
 * Where the visitor stands, for the control that changes it: `imposed` when the browser refuses by itself (Global Privacy Control),
 * `unknown` while prerendering and hydrating, when nothing may look as if it worked.
 */
type MeasurementState = 'unknown' | 'measured' | 'refused' | 'imposed'

function readState(): MeasurementState {
  if (hasGlobalPrivacyControl()) return 'imposed'
  return isMeasurementRefused() ? 'refused' : 'measured'
}

/** The visitor's standing towards audience measurement, followed as it changes, in another tab too. */
export const useMeasurementState = (): MeasurementState => useBrowserValue(readState, 'unknown', followMeasurement)
