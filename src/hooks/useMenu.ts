import { useIsomorphicEffect, useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { afterPaint } from '@/browser/timing'

/** Elements that are inert while the drawer is open, so that focus stays between the burger and the menu. */
const outside = '#aller-au-contenu, main, footer, [data-outside-menu]'

/**
 * Completes the browser's own popover and disclosure, which handle Escape and the return of focus in the drawer. It opens with its services
 * unfolded, and makes the rest inert. In the row of links, the services close on Escape (focus back on their button), on a click elsewhere, and
 * when focus leaves them. Both close when the visitor goes somewhere.
 * @param width from this width on, with its unit, the menu is a row of links and no drawer
 */
export function useMenu(width: string) {
  const menuRef = useRef<HTMLElement>(null)
  const servicesRef = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const isWide = useMediaQuery(`(width >= ${width})`, undefined, { getInitialValueInEffect: false })

  useEffect(() => {
    const menu = menuRef.current as HTMLElement
    const services = servicesRef.current as HTMLDetailsElement
    const isDrawer = () => menu.matches(':popover-open')
    const setInert = (inert: boolean) => {
      for (const element of document.querySelectorAll<HTMLElement>(outside)) element.inert = inert
    }
    // The whole page is styled again for it: the drawer is shown first, and may be closed by then.
    const closeOff = () => afterPaint(() => setInert(isDrawer()))
    const onToggle = (event: Event) => {
      services.open = (event as ToggleEvent).newState === 'open'
      if (services.open) closeOff()
      // Before it closes, not after: focus must be able to go back into the page at once.
      else setInert(false)
    }
    const onElsewhere = ({ target }: Event) => {
      if (!services.contains(target as Node) && !isDrawer()) services.open = false
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !services.open || isDrawer()) return
      const hadFocus = services.contains(document.activeElement)
      services.open = false
      if (hadFocus) services.querySelector('summary')?.focus()
    }
    // Opened before this code came: the rest of its manners now.
    if (isDrawer()) closeOff()
    const listening = new AbortController()
    menu.addEventListener('beforetoggle', onToggle, listening)
    document.addEventListener('keydown', onKey, listening)
    for (const event of ['pointerdown', 'focusin']) document.addEventListener(event, onElsewhere, listening)
    return () => {
      listening.abort()
      setInert(false)
    }
  }, [])

  useEffect(() => {
    if (isWide && menuRef.current?.matches(':popover-open')) menuRef.current.hidePopover()
  }, [isWide])

  // A menu opened before the application came stays as it is.
  const shown = useRef(key)
  // In the layout phase, a child's before its parents': the menu is closed when useScroll moves focus to the new page.
  useIsomorphicEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (menuRef.current?.matches(':popover-open')) menuRef.current.hidePopover()
    servicesRef.current?.removeAttribute('open')
  }, [key])

  return { menuRef, servicesRef }
}
