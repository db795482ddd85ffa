import { MantineProvider } from '@mantine/core'
import { useEffect } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { prefetchLinks } from '@/browser/prefetch'
import { PlaceContext } from '@/components/Rue/place'
import { useAnalytics } from '@/hooks/useAnalytics'
import { useHydrated } from '@/hooks/useBrowserValue'
import { useRecovery } from '@/hooks/useRecovery'
import { useScroll } from '@/hooks/useScroll'
import { config } from '@/site/config'
import { pages } from '@/site/pages'
import { underBase } from '@/site/paths'
import { colorSchemeManager, theme } from '@/theme/theme'
import { DefaultLayout } from './DefaultLayout'
import { usePage } from './usePage'

const contact = underBase(pages.contact.path, config.basePath)

interface FrameProps {
  /** Loads what the page at a path needs, without showing it. */
  prefetch: (pathname: string) => Promise<unknown>
}

/**
 * The layout route around every page, which stays from one to the next: the theme, where the agency is, the layout unless
 * the page's metadata turn it off, the main region, and the hooks of the browser's edge (scroll, analytics, recovery). The theme's variables
 * are a stylesheet made at build time, so Mantine prints none.
 */
export function Frame({ prefetch }: FrameProps) {
  const shown = usePage()
  const [isRecovering, setRecovering] = useRecovery(shown !== undefined)
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
  // A page reached by a link comes in little by little (base.css, BrickWall), one reached by « back » is there at once.
  const isArriving = useNavigationType() === 'PUSH'
  const main = (
    <main id="contenu" tabIndex={-1} data-arriving={isArriving || undefined} aria-busy={isRecovering || undefined}>
      <Outlet context={setRecovering} />
    </main>
  )
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
        {shown?.page.layout === false ? (
          main
        ) : (
          <DefaultLayout page={shown?.page} isRecovering={isRecovering}>
            {main}
          </DefaultLayout>
        )}
      </PlaceContext>
    </MantineProvider>
  )
}
