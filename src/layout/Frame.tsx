import { MantineProvider } from '@mantine/core'
import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { prefetchLinks } from '@/browser/prefetch'
import { PlaceContext } from '@/components/Rue/place'
import { useAnalytics } from '@/hooks/useAnalytics'
import { useHydrated } from '@/hooks/useBrowserValue'
import { useScroll } from '@/hooks/useScroll'
import { config } from '@/site/config'
import { pages } from '@/site/pages'
import { underBase } from '@/site/paths'
import { colorSchemeManager, theme } from '@/theme/theme'

const contact = underBase(pages.contact.path, config.basePath)

interface FrameProps {
  /** Loads what the page at a path needs, without showing it. */
  prefetch: (pathname: string) => Promise<unknown>
}

/**
 * What surrounds every route: the theme, where the agency is, and what happens at the edge of the browser. The theme's variables are a stylesheet made
 * at build time, so Mantine prints none.
 */
export function Frame({ prefetch }: FrameProps) {
  useAnalytics(config.analytics)
  useScroll()
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own links
  useEffect(() => prefetchLinks(prefetch, contact, window), [prefetch, pathname])
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
      <PlaceContext value={config}>
        <Outlet />
      </PlaceContext>
    </MantineProvider>
  )
}
