import { MantineProvider } from '@mantine/core'
import { useIsomorphicEffect } from '@mantine/hooks'
import { Outlet, useLocation } from 'react-router-dom'
import { releasePresses } from '@/hooks/hydration'
import { pageRendered } from '@/hooks/pageTransition'
import { useAnalytics } from '@/hooks/useAnalytics'
import { useFont } from '@/hooks/useFont'
import { usePrefetch } from '@/hooks/usePrefetch'
import { useScroll } from '@/hooks/useScroll'
import { config } from '@/site/config'
import { colorSchemeManager, theme } from '@/theme/theme'

interface FrameProps {
  /** Loads the module of the page at a path of this site, base included. */
  prefetch: (pathname: string) => void
}

/**
 * What surrounds every route: the theme, and what happens at the edge of the browser. The theme's variables are a stylesheet made
 * at build time, so Mantine prints none.
 */
export function Frame({ prefetch }: FrameProps) {
  // What the team does on its own machine is nobody's visit.
  useAnalytics(import.meta.env.PROD ? config.analytics : undefined)
  const { pathname } = useLocation()
  // Before anything measures the page.
  useFont(pathname)
  useScroll()
  usePrefetch(prefetch)
  useIsomorphicEffect(pageRendered, [pathname])
  useIsomorphicEffect(() => releasePresses(window), [])
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
