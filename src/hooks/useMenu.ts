import { useClickOutside, useIsomorphicEffect, useMediaQuery, useWindowEvent } from '@mantine/hooks'
import { type ToggleEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { afterPaint } from '@/browser/timing'

/** Elements made inert while the drawer is open, so that focus stays in the header. */
const outside = '#aller-au-contenu, #nav-logo, main, footer'

function setInert(inert: boolean) {
  for (const element of document.querySelectorAll<HTMLElement>(outside)) element.inert = inert
}

/**
 * Completes the native popover and disclosure of the menu. Drawer: opens with its services unfolded and makes the rest of the page inert
 * (Escape and focus return are native). Row of links: services close on Escape (focus returns to their button), on an outside click, and
 * when focus leaves them. Both close on navigation.
 * @param width breakpoint with its unit, from which on the menu is a row of links
 */
export function useMenu(width: string) {
  const { key } = useLocation()
  const isWide = useMediaQuery(`(width >= ${width})`, undefined, { getInitialValueInEffect: false })
  const menuRef = useRef<HTMLElement>(null)
  const isDrawer = () => menuRef.current?.matches(':popover-open') === true
  const closeDrawer = () => {
    if (isDrawer()) menuRef.current?.hidePopover()
  }
  const setUnfolded = (isUnfolded: boolean) => servicesRef.current?.toggleAttribute('open', isUnfolded)
  const servicesRef = useClickOutside<HTMLDetailsElement>(
    () => isWide && setUnfolded(false),
    ['pointerdown', 'focusin'],
  )
  useWindowEvent('keydown', ({ key: pressed }) => {
    const services = servicesRef.current
    if (pressed !== 'Escape' || !services?.open || isDrawer()) return
    const hadFocus = services.contains(document.activeElement)
    setUnfolded(false)
    if (hadFocus) services.querySelector('summary')?.focus()
  })
  // Deferred: `inert` restyles the whole page. The drawer is painted first, and may be closed by then.
  const closeOff = () => afterPaint(() => setInert(isDrawer()))
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    // Before it closes: focus must be able to return to the page at once. Its services stay unfolded while it fades.
    if (newState !== 'open') return setInert(false)
    setUnfolded(true)
    closeOff()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads refs only
  useEffect(() => {
    // The drawer was opened before hydration.
    if (isDrawer()) closeOff()
    return () => setInert(false)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads refs only
  useEffect(() => {
    if (isWide) return closeDrawer()
    // Folded when the window becomes wide: the panel of services, unfolded in the drawer, would cover the page.
    return () => void setUnfolded(false)
  }, [isWide])

  // A menu opened before hydration stays open.
  const shownKey = useRef(key)
  // Layout effect, which runs in children first: the menu is closed when useScroll moves focus.
  useIsomorphicEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    if (isDrawer()) closeDrawer()
    else setUnfolded(false)
  }, [key])

  return { menuRef, servicesRef, onBeforeToggle }
}
