/**
 * Opt-out of audience measurement: the visitor's choice in this browser, or Global Privacy Control. The storage key is Rybbit's own, so its
 * script applies the same choice (https://rybbit.com/docs/script).
 */
const storageKey = 'disable-rybbit'

declare global {
  interface Navigator {
    /** Global Privacy Control (https://www.w3.org/TR/gpc/) counts as an opt-out. */
    readonly globalPrivacyControl?: boolean
  }
}

/** Choice made in this document when storage is blocked. */
let choice: boolean | undefined

export const hasGlobalPrivacyControl = () => navigator.globalPrivacyControl === true

/** True while the visitor or Global Privacy Control opts out; false where storage is blocked and nothing was chosen. */
export function isMeasurementRefused(): boolean {
  try {
    return hasGlobalPrivacyControl() || (choice ?? window.localStorage.getItem(storageKey) !== null)
  } catch {
    return false
  }
}

/**
 * Stores the visitor's choice.
 * @param refused true to opt out
 * @returns false when the browser cannot keep it beyond this page (storage blocked or full)
 */
export function refuseMeasurement(refused: boolean): boolean {
  choice = undefined
  try {
    if (refused) window.localStorage.setItem(storageKey, '1')
    else window.localStorage.removeItem(storageKey)
  } catch {
    choice = refused
  }
  // The browser notifies other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }))
  return choice === undefined
}

/** Calls the listener after each change, in other tabs too. Returns a function that unsubscribes. */
export function followMeasurement(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key: storage was cleared.
    if (key === null || key === storageKey) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
