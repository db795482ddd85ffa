import { hasGlobalPrivacyControl, isMeasurementRefused, subscribeToMeasurement } from './measurement'
import { useBrowserValue } from './useHydrated'

const subscribe = (listener: () => void) => subscribeToMeasurement(listener, window)
const isRefused = () => isMeasurementRefused(window)

/** True once the page is alive and the visitor refuses audience measurement; false while prerendering and hydrating. */
export const useMeasurementRefused = (): boolean => useBrowserValue(isRefused, false, subscribe)

/**
 * Where the visitor stands, for the control that changes it: `imposed` when the browser refuses by itself (Global Privacy Control),
 * `unknown` while prerendering and hydrating, when nothing may look as if it worked.
 */
type MeasurementState = 'unknown' | 'measured' | 'refused' | 'imposed'

function readState(): MeasurementState {
  if (hasGlobalPrivacyControl(window)) return 'imposed'
  return isRefused() ? 'refused' : 'measured'
}

/** The visitor's standing towards audience measurement, followed as it changes, in another tab too. */
export const useMeasurementState = (): MeasurementState => useBrowserValue(readState, 'unknown', subscribe)
