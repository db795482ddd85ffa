import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * A value that only a browser knows, read once the page has been hydrated, and again whenever it changes. While prerendering and hydrating it is
 * `prerendered`.
 * @param read gives a string, a number or a boolean
 * @param subscribe calls the listener it is given after each change, until the function it returns is called; both from outside a component
 */
export const useBrowserValue = <T>(
  read: () => T,
  prerendered: NoInfer<T>,
  subscribe: (listener: () => void) => () => void = never,
): T => useSyncExternalStore(subscribe, read, () => prerendered)

const yes = () => true

/** False while prerendering and hydrating, true from then on: for what depends on the address or the browser. */
export const useHydrated = () => useBrowserValue(yes, false)
