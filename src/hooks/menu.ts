/** The manners of the menu, as plain functions over elements given as arguments. Each returns the function that takes them back. */
import { afterPaint } from './timing'

/**
 * The drawer opens with its services unfolded. While it is open, everything else is inert, so focus stays between the burger and the menu;
 * it closes when the window becomes wide enough for the row of links. Escape and the return of focus are the popover's own.
 * @param width in CSS pixels
 */
export function manageDrawer(menu: HTMLElement, width: number, window: Window): () => void {
  const { document } = window
  const setInert = (inert: boolean) => {
    for (const element of document.querySelectorAll<HTMLElement>(
      '#aller-au-contenu, main, footer, [data-outside-menu]',
    ))
      element.inert = inert
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
  menu.addEventListener('beforetoggle', onToggle)
  wide.addEventListener('change', onChange)
  return () => {
    menu.removeEventListener('beforetoggle', onToggle)
    wide.removeEventListener('change', onChange)
    forget()
    setInert(false)
  }
}

/**
 * A disclosure closes on Escape (focus back on its button), on a click elsewhere, and when focus leaves it.
 * @param isPinned true while it is part of something else that opens and closes, and only its own button folds it
 */
export function manageDisclosure(
  details: HTMLDetailsElement,
  document: Document,
  isPinned: () => boolean = () => false,
): () => void {
  const close = () => {
    details.open = false
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.open || isPinned()) return
    const hadFocus = details.contains(document.activeElement)
    close()
    if (hadFocus) details.querySelector('summary')?.focus()
  }
  const onPointer = (event: Event) => {
    if (!details.contains(event.target as Node) && !isPinned()) close()
  }
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !details.contains(relatedTarget as Node) && !isPinned()) close()
  }
  document.addEventListener('keydown', onKey)
  document.addEventListener('pointerdown', onPointer)
  details.addEventListener('focusout', onFocusOut)
  return () => {
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('pointerdown', onPointer)
    details.removeEventListener('focusout', onFocusOut)
  }
}
