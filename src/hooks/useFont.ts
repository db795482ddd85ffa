import { useIsomorphicEffect } from '@mantine/hooks'
import { useRef } from 'react'
import { applyFont, dressPage } from './font'

/**
 * Shows every page in the site's font.
 * @param pathname of the page shown
 */
export function useFont(pathname: string) {
  const shown = useRef<string>(undefined)
  useIsomorphicEffect(() => {
    if (shown.current === pathname) return
    if (shown.current === undefined) dressPage(document)
    else applyFont(document)
    shown.current = pathname
  }, [pathname])
}
