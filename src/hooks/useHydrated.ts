import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False while prerendering and hydrating, true from then on: for what depends on the address or the browser. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
