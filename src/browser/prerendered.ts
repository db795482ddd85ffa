/**
 * The page of the document: no error replaces it. React empties the page when nothing catches an error while rendering, so a copy is made
 * before that, and put back.
 */
import { giveBackTyped, keepTyped } from './typed'

/** True until the first navigation has ended: the page shown is the one of the document. */
export const firstPage = { isShown: true }

let copy: Element | undefined

/** Copies the page shown: call it while React still renders. */
export function copyPage(window: Window) {
  keepTyped(window)
  copy = window.document.getElementById('root')?.cloneNode(true) as Element | undefined
}

/** Puts the copy in place of what is left. It can be read, its links load documents, and what has been typed is there. */
export function restorePage(window: Window) {
  if (!copy) return
  copy.removeAttribute('data-hydrated')
  for (const element of copy.querySelectorAll('[inert]')) element.removeAttribute('inert')
  window.document.getElementById('root')?.replaceWith(copy)
  giveBackTyped(window)
}
