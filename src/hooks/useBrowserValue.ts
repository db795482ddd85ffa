import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * A value of the browser, read after hydration and on each change.
 * @param read returns a string, a number or a boolean
 * @param prerendered value while prerendering and hydrating
 * @param subscribe registers a listener and returns a function that unregisters it. `read` and `subscribe` must be constant
 */
export const useBrowserValue = <T>(
  read: () => T,
  prerendered: NoInfer<T>,
  subscribe: (listener: () => void) => () => void = never,
): T => useSyncExternalStore(subscribe, read, () => prerendered)

const yes = () => true

/** False while prerendering and hydrating, then true. */
export const useHydrated = () => useBrowserValue(yes, false)
