import { MantineProvider } from '@mantine/core'
import { useIsomorphicEffect } from '@mantine/hooks'
import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { pageRendered } from '@/hooks/pageTransition'
import type { Approach } from '@/hooks/prefetch'
import { useAnalytics } from '@/hooks/useAnalytics'
import { useApproach } from '@/hooks/useApproach'
import { useHydrated } from '@/hooks/useHydrated'
import { useScroll } from '@/hooks/useScroll'
import { config } from '@/site/config'
import { colorSchemeManager, theme } from '@/theme/theme'

interface FrameProps {
  /** Prepares a page the visitor points at. */
  approach: Approach
}

/**
 * What surrounds every route: the theme, and what happens at the edge of the browser. The theme's variables are a stylesheet made
 * at build time, so Mantine prints none.
 */
export function Frame({ approach }: FrameProps) {
  // What the team does on its own machine is nobody's visit.
  useAnalytics(import.meta.env.PROD ? config.analytics : undefined)
  const { pathname } = useLocation()
  useScroll()
  useApproach(approach)
  useIsomorphicEffect(pageRendered, [pathname])
  const hydrated = useHydrated()
  // A mark for tests and tools: from here on, links and forms are the application's.
  useEffect(() => {
    if (hydrated) document.getElementById('root')?.toggleAttribute('data-hydrated', true)
  }, [hydrated])
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="dark"
      colorSchemeManager={colorSchemeManager}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      <Outlet />
    </MantineProvider>
  )
}
