import { useIsomorphicEffect } from '@mantine/hooks'
import { useRef } from 'react'
import { applyFont, dressFirstPage } from './font'

/**
 * Shows every page in the site's font.
 * @param pathname of the page shown
 */
export function useFont(pathname: string) {
  const shown = useRef<string>(undefined)
  useIsomorphicEffect(() => {
    if (shown.current === pathname) return
    if (shown.current === undefined) dressFirstPage(document)
    else applyFont(document)
    shown.current = pathname
  }, [pathname])
}
