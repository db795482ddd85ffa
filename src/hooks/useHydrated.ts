import { startTransition, useEffect, useState } from 'react'

/** Whether the page opened has been hydrated: what is mounted later has nothing to agree with. */
let isAlive = false

/**
 * What only a browser knows, read once the page is alive, and again whenever it changes. While prerendering and hydrating it is
 * `prerendered`. The first reading is a transition: React works on it in slices, where `useSyncExternalStore` would render at one go,
 * right after the page has been hydrated.
 * @param subscribe calls the listener it is given after each change, until the function it returns is called; both from outside a component
 */
export function useBrowserValue<T>(
  read: () => T,
  prerendered: NoInfer<T>,
  subscribe?: (listener: () => void) => () => void,
): T {
  const [value, setValue] = useState(() => (isAlive ? read() : prerendered))
  useEffect(() => {
    isAlive = true
    startTransition(() => setValue(read()))
    return subscribe?.(() => setValue(read()))
  }, [read, subscribe])
  return value
}

const yes = () => true

/** False while prerendering and hydrating, true from then on: for what depends on the address or the browser. */
export const useHydrated = () => useBrowserValue(yes, false)
