import { useClickOutside, useIsomorphicEffect, useMediaQuery, useWindowEvent } from '@mantine/hooks'
import { type ToggleEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { afterPaint } from '@/browser/timing'

/** Elements that are inert while the drawer is open, so that focus stays between the burger and the menu. */
const outside = '#aller-au-contenu, main, footer, [data-outside-menu]'

function setInert(inert: boolean) {
  for (const element of document.querySelectorAll<HTMLElement>(outside)) element.inert = inert
}

/**
 * Completes the browser's own popover and disclosure, which handle Escape and the return of focus in the drawer. It opens with its services
 * unfolded, and makes the rest inert. In the row of links, the services close on Escape (focus back on their button), on a click elsewhere, and
 * when focus leaves them. Both close when the visitor goes somewhere.
 * @param width from this width on, with its unit, the menu is a row of links and no drawer
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
    () => isDrawer() || setUnfolded(false),
    ['pointerdown', 'focusin'],
  )
  useWindowEvent('keydown', ({ key }) => {
    const services = servicesRef.current
    if (key !== 'Escape' || !services?.open || isDrawer()) return
    const hadFocus = services.contains(document.activeElement)
    setUnfolded(false)
    if (hadFocus) services.querySelector('summary')?.focus()
  })
  // The whole page is styled again for it: the drawer is shown first, and may be closed by then.
  const closeOff = () => afterPaint(() => setInert(isDrawer()))
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    setUnfolded(newState === 'open')
    if (newState === 'open') closeOff()
    // Before it closes, not after: focus must be able to go back into the page at once.
    else setInert(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads references
  useEffect(() => {
    // Opened before this code came: the rest of its manners now.
    if (isDrawer()) closeOff()
    return () => setInert(false)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads references
  useEffect(() => {
    if (isWide) closeDrawer()
  }, [isWide])

  // A menu opened before the application came stays as it is.
  const shown = useRef(key)
  // In the layout phase, a child's before its parents': the menu is closed when useScroll moves focus to the new page.
  useIsomorphicEffect(() => {
    if (shown.current === key) return
    shown.current = key
    closeDrawer()
    setUnfolded(false)
  }, [key])

  return { menuRef, servicesRef, onBeforeToggle }
}
