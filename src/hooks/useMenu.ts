import { useIsomorphicEffect } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { afterPaint } from './timing'

/** What is inert while the drawer is open, so that focus stays between the burger and the menu. */
const outside = '#aller-au-contenu, main, footer, [data-outside-menu]'

/**
 * The drawer opens with its services unfolded, and makes the rest inert; it closes when the window becomes wide enough for the row of links.
 * Escape and the return of focus are the popover's own.
 * @param width in CSS pixels
 * @returns the function that takes it all back
 */
function manageDrawer(menu: HTMLElement, width: number): () => void {
  const listening = new AbortController()
  const setInert = (inert: boolean) => {
    for (const element of document.querySelectorAll<HTMLElement>(outside)) element.inert = inert
  }
  let forget = () => {}
  // The whole page is styled again for it: the drawer is shown first.
  const closeOff = () => {
    forget = afterPaint(() => setInert(true), window)
  }
  const onToggle = (event: Event) => {
    const opens = (event as ToggleEvent).newState === 'open'
    forget()
    if (opens) closeOff()
    // Before it closes, not after: focus must be able to go back into the page at once.
    else setInert(false)
    for (const details of menu.querySelectorAll('details')) details.open = opens
  }
  const wide = window.matchMedia(`(width >= ${width}px)`)
  const onChange = () => {
    if (wide.matches && menu.matches(':popover-open')) menu.hidePopover()
  }
  // Opened before this code came: the rest of its manners now.
  if (menu.matches(':popover-open')) closeOff()
  menu.addEventListener('beforetoggle', onToggle, listening)
  wide.addEventListener('change', onChange, listening)
  return () => {
    listening.abort()
    forget()
    setInert(false)
  }
}

/**
 * A disclosure closes on Escape (focus back on its button), on a click elsewhere, and when focus leaves it.
 * @param isPinned true while it is part of something else that opens and closes, and only its own button folds it
 * @returns the function that takes it all back
 */
function manageDisclosure(details: HTMLDetailsElement, isPinned: () => boolean): () => void {
  const listening = new AbortController()
  const closeUnlessIn = (target: EventTarget | null) => {
    if (target && !details.contains(target as Node) && !isPinned()) details.open = false
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.open || isPinned()) return
    const hadFocus = details.contains(document.activeElement)
    details.open = false
    if (hadFocus) details.querySelector('summary')?.focus()
  }
  document.addEventListener('keydown', onKey, listening)
  document.addEventListener('pointerdown', ({ target }) => closeUnlessIn(target), listening)
  details.addEventListener('focusout', ({ relatedTarget }) => closeUnlessIn(relatedTarget), listening)
  return () => listening.abort()
}

/**
 * What the browser's own popover and disclosure leave to do. Both close when the visitor goes somewhere.
 * @param width from this width on, in CSS pixels, the menu is a row of links and no drawer
 */
export function useMenu(width: number) {
  const menuRef = useRef<HTMLElement>(null)
  const servicesRef = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  useEffect(() => {
    const { current: menu } = menuRef
    return menu ? manageDrawer(menu, width) : undefined
  }, [width])

  useEffect(() => {
    const { current: services } = servicesRef
    const inDrawer = () => menuRef.current?.matches(':popover-open') ?? false
    return services ? manageDisclosure(services, inDrawer) : undefined
  }, [])

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
