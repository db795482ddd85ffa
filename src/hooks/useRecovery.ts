import { useEffect, useState } from 'react'
import { clearReloadFlag } from '@/browser/recovery'

/**
 * State of the recovery from a lost page. Clears the reload flag once a page is shown.
 * @param isShown false while an error is shown
 * @returns whether a lost page is being recovered, and its setter
 */
export function useRecovery(isShown: boolean): [isRecovering: boolean, setRecovering: (isRecovering: boolean) => void] {
  useEffect(() => {
    if (isShown) clearReloadFlag()
  }, [isShown])
  return useState(false)
}
