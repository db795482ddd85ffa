import { useEffect, useState } from 'react'
import { clearReloadFlag } from '@/browser/recovery'

/**
 * Recovery from lost pages (src/browser/recovery.ts): once a page is shown, the next failure may reload again.
 * @param isShown false while there is no page
 * @returns true while a lost page is being reloaded, and its setter
 */
export function useRecovery(isShown: boolean) {
  const recovering = useState(false)
  useEffect(() => {
    if (isShown) clearReloadFlag()
  }, [isShown])
  return recovering
}
