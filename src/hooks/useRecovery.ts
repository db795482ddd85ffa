import { useEffect, useState } from 'react'
import { clearReloadFlag } from '@/browser/recovery'

/**
 * Forgets the reload that a lost page has had as soon as a page is shown.
 * @param isShown whether there is a page, and not the error in its place
 * @returns whether a lost page is being recovered, and the function that says so
 */
export function useRecovery(isShown: boolean): [isRecovering: boolean, setRecovering: (isRecovering: boolean) => void] {
  useEffect(() => {
    if (isShown) clearReloadFlag()
  }, [isShown])
  return useState(false)
}
