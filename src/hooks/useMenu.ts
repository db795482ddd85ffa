import { useIsomorphicEffect } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { manageDisclosure, manageDrawer } from './menu'

/**
 * What the browser's own popover and disclosure leave to do: see menu.ts. Both close when the visitor goes somewhere.
 * @param width from this width on, in CSS pixels, the menu is a row of links and no drawer
 */
export function useMenu(width: number) {
  const menuRef = useRef<HTMLElement>(null)
  const servicesRef = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  useEffect(() => {
    const { current: menu } = menuRef
    return menu ? manageDrawer(menu, width, window) : undefined
  }, [width])

  useEffect(() => {
    const { current: services } = servicesRef
    const inDrawer = () => menuRef.current?.matches(':popover-open') ?? false
    return services ? manageDisclosure(services, document, inDrawer) : undefined
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
