import { useEffect } from 'react'
import { clearReloadFlag } from './recovery'

/** Clears the reload flag once a page is shown: the router is ready, and the next failure deserves a reload of its own. */
export function useRecovery() {
  useEffect(() => clearReloadFlag(window), [])
}
