/**
 * The page of the document: no error replaces it. React empties the page when nothing catches an error while rendering, so a copy is made
 * before that, and put back.
 */
import { giveBackTyped, keepTyped } from './typed'

/** True until the first navigation has ended: the page shown is the one of the document. */
export const firstPage = { isShown: true }

let kept: { root: Element; tags: Element[] } | undefined

/** Copies the page shown, and remembers the tags of its head: call it while React still renders. */
export function copyPage() {
  keepTyped()
  const root = document.getElementById('root')?.cloneNode(true) as Element
  kept = { root, tags: [...document.head.children] }
}

/** Puts the copy in place of what is left. It can be read, its links load documents, and what has been typed is there. */
export function restorePage() {
  if (!kept) return
  const { root, tags } = kept
  root.removeAttribute('data-hydrated')
  for (const element of root.querySelectorAll('[inert]')) element.removeAttribute('inert')
  document.getElementById('root')?.replaceWith(root)
  document.head.append(...tags.filter((tag) => !tag.isConnected))
  giveBackTyped()
}
