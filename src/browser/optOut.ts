/**
 * The visitor's refusal of audience measurement: their own choice on this browser, or Global Privacy Control.
 * The storage key is Rybbit's own, so its script honours the same choice (https://rybbit.com/docs/script).
 */
const storageKey = 'disable-rybbit'

declare global {
  interface Navigator {
    /** The browser asks every site not to measure (https://www.w3.org/TR/gpc/): it counts as a refusal. */
    readonly globalPrivacyControl?: boolean
  }
}

/** The choice made in this document, where storage has not kept it. */
let choice: boolean | undefined

export const hasGlobalPrivacyControl = () => navigator.globalPrivacyControl === true

export function isMeasurementRefused(): boolean {
  if (hasGlobalPrivacyControl()) return true
  if (choice !== undefined) return choice
  try {
    return window.localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

/**
 * Records the visitor's choice, at once and for this browser.
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
  // Other tabs are told by the browser.
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }))
  return choice === undefined
}

/** Calls the listener after each change, those of another tab included. Returns the function that stops. */
export function followMeasurement(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // No key: a tab has cleared everything.
    if (key === null || key === storageKey) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
