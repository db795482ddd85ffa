import { MantineProvider } from '@mantine/core'
import { useEffect } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { prefetchLinks } from '@/browser/prefetch'
import { ignoreSecondClicks } from '@/browser/press'
import { keepReadingPlace } from '@/browser/readingPlace'
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
  /** Loads the modules and data of the page at a path. */
  prefetch: (pathname: string) => Promise<unknown>
}

/**
 * The layout route around every page: theme, place of the agency, header and footer (unless the page's metadata disable them), `<main>`,
 * measurement, scroll, prefetch, double clicks and recovery. It stays mounted across navigations. Mantine prints no variables: they are in
 * a stylesheet made at build time.
 */
export function Frame({ prefetch }: FrameProps) {
  const shown = usePage()
  const isShown = shown !== undefined
  useAnalytics(config.analytics)
  const [isRecovering, setRecovering] = useRecovery(isShown)
  useScroll(isShown)
  useEffect(keepReadingPlace, [])
  useEffect(ignoreSecondClicks, [])
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own links
  useEffect(() => prefetchLinks(prefetch, contact), [prefetch, pathname])
  const hydrated = useHydrated()
  // Tells tests and tools that the page is hydrated.
  useEffect(() => {
    if (hydrated) document.getElementById('root')?.toggleAttribute('data-hydrated', true)
  }, [hydrated])
  // Pages reached by a link are animated (base.css, BrickWall); pages reached by « back » are not.
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
