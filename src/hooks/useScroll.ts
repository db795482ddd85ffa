import { useIsomorphicEffect, useReducedMotion, useWindowEvent } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'
import {
  coveredHeight,
  decideScroll,
  entryKey,
  findFocus,
  findHashTarget,
  focusQuietly,
  holdInView,
  holdWhile,
  inPixels,
  keepPositions,
  type PageState,
  readPositions,
  readState,
  restoreFolds,
  restoreTicks,
  scrollSmoothly,
} from '@/browser/scroll'
import { afterPaint, isReturning } from '@/browser/timing'
import { scrollDuration } from '@/theme/tokens'
import { useHydrated } from './useBrowserValue'

/** State of an entry created by the browser (a plain `#` link, a typed hash) once it has been shown: the router reads it as none. */
const shownEntry = { idx: null }

const passive = { passive: true }

/** `toggle` does not bubble. */
const capture = { capture: true }

const disableNativeRestoration = () => {
  window.history.scrollRestoration = 'manual'
}

/**
 * Restores or sets the scroll position, then focus, after each navigation; saves the position of every history entry, what the visitor
 * has unfolded and ticked there, and the link followed.
 * @param isShown false while a lost page is reloaded: what the window shows meanwhile is no position of that page
 */
export function useScroll(isShown: boolean) {
  const location = useLocation()
  const navigationType = useNavigationType()
  const hydrated = useHydrated()
  const duration = useReducedMotion(undefined, { getInitialValueInEffect: false }) ? 0 : scrollDuration
  const positions = useRef<Map<string, number>>(undefined)
  const states = useRef(new Map<string, PageState>())
  /** Location of the last navigation, lost pages included. */
  const last = useRef<Location>(undefined)
  /** Location whose position is saved: none while its page is lost. */
  const remembered = useRef<Location>(undefined)
  /** Hash of that location, as the browser writes it. */
  const hash = useRef('')
  const scrolling = useRef<AbortController>(undefined)
  /** Keeps in place, on first load, the position restored or the target of the hash. */
  const keepInPlace = useRef<() => void>(undefined)

  /** Location that the window shows; none between a hash followed by the browser, which scrolls at once, and its navigation. */
  const here = () => (hash.current === window.location.hash ? remembered.current : undefined)
  const remember = () => {
    const entry = here()
    if (entry) positions.current?.set(entryKey(entry), window.scrollY)
  }
  useWindowEvent('scroll', remember, passive)
  const rememberState = () => {
    const entry = here()
    if (entry) states.current.set(entryKey(entry), readState(document))
  }
  useWindowEvent('toggle', rememberState, capture)
  useWindowEvent('change', rememberState)
  const hold = (element: HTMLElement) => {
    scrolling.current?.abort()
    scrolling.current = new AbortController()
    holdWhile(element, duration, scrolling.current)
  }
  // Folds of one name close each other: one that closes above the pressed one would move it out of the window.
  useWindowEvent('click', ({ target }) => {
    const pressed = (target as Partial<Element>).closest?.<HTMLElement>('main details > summary')
    if (pressed) hold(pressed)
  })
  // While the document is left: on a reload the browser then restores the position before this script has loaded.
  useWindowEvent('pagehide', () => {
    remember()
    if (positions.current) keepPositions(positions.current)
    if (remembered.current) window.history.scrollRestoration = 'auto'
  })
  useWindowEvent('pageshow', ({ persisted }) => {
    disableNativeRestoration()
    // WebKit restores the position of a document from its back/forward cache after this event: `manual` would cancel that.
    const position = persisted && remembered.current && positions.current?.get(entryKey(remembered.current))
    if (position) window.scrollTo(0, position)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads refs only
  useEffect(() => {
    disableNativeRestoration()
    // Scroll events come with the next frame, possibly after the page was left.
    const rememberAll = () => {
      remember()
      rememberState()
    }
    window.navigation?.addEventListener('navigate', rememberAll)
    return () => window.navigation?.removeEventListener('navigate', rememberAll)
  }, [])

  useIsomorphicEffect(() => {
    positions.current ??= readPositions()
    remembered.current = isShown ? location : undefined
    hash.current = window.location.hash
    const previous = last.current
    if (previous === location) return
    last.current = location
    scrolling.current?.abort()
    const samePath = previous?.pathname === location.pathname
    const left: Partial<PageState> = states.current.get(entryKey(location)) ?? {}
    // Before the position, which depends on the folds. Boxes of the page that is shown stay as they are.
    if (previous && navigationType === 'POP') {
      restoreFolds(document, left.folds)
      if (!samePath) restoreTicks(document, left.ticks)
    }
    const found = findHashTarget(location.hash, document)
    // It has no position of its own yet, whatever that of another one with its hash.
    const isFreshEntry = previous !== undefined && window.history.state === null
    if (isFreshEntry) window.history.replaceState(shownEntry, '')
    const destination = decideScroll({
      isFirst: previous === undefined,
      isReturn: previous ? navigationType === 'POP' : isReturning(),
      staysOnPage: samePath && (location.hash.length > 1 || location.state?.stays === true),
      hasTarget: found !== null,
      saved: isFreshEntry ? undefined : positions.current.get(entryKey(location)),
    })
    // On first load the browser or the visitor may already have scrolled: that position is kept.
    const isFree = previous !== undefined || window.scrollY === 0
    if (destination.to === 'position') {
      if (isFree) window.scrollTo(0, destination.y)
      // Set again after hydration where that changes the height of the page, such as a filtered list.
      const { scrollHeight } = document.documentElement
      keepInPlace.current = () => {
        if (document.documentElement.scrollHeight !== scrollHeight) window.scrollTo(0, destination.y)
      }
    }
    const target = destination.to === 'target' ? found : null
    if (destination.to === 'top' || (target && previous && !samePath)) window.scrollTo(0, 0)
    const details = target?.closest('details')
    if (details) details.open = true
    if (target && isFree) {
      const mine = new AbortController()
      scrolling.current = mine
      // Height of sticky elements, from the stylesheet: scroll padding of the window, scroll margin of the target.
      const clear = coveredHeight() + inPixels(getComputedStyle(target).scrollMarginTop)
      // Starts after the first paint, whose duration would shorten the movement.
      afterPaint(() => mine.signal.aborted || scrollSmoothly(target, clear, duration, mine))
    }
    if (target && !isFree) {
      keepInPlace.current = holdInView(target)
      if (details) hold(target)
    }
    if (!previous || destination.to === 'here') return
    // On return the link that was followed: from the heading, the next Tab would leave the position restored.
    const announced =
      details?.querySelector('summary') ??
      target ??
      findFocus(document, destination.to === 'position' ? left.focused : undefined)
    if (announced) focusQuietly(announced)
  }, [isShown, location, navigationType])

  // In the commit that renders what depends on the browser, such as a filtered list, which moves what is in view.
  useIsomorphicEffect(() => {
    if (hydrated) keepInPlace.current?.()
  }, [hydrated])
}
