/**
 * Keeps the prerendered page in case of an error: React empties the page on an uncaught rendering error, so it is copied before and
 * restored after.
 */
import { restoreDraft, saveDraft } from './formDraft'

/** True until the first navigation has ended: the current page is the prerendered one. */
export const firstPage = { isShown: true }

let kept: { root: Element; tags: Element[] } | undefined

/** Copies the current page and its head tags. Call it while React still renders. */
export function copyPage() {
  saveDraft()
  const root = document.getElementById('root')?.cloneNode(true) as Element
  kept = { root, tags: [...document.head.children] }
}

/** Restores the copy: readable, with links that load documents and the text typed in its form. */
export function restorePage() {
  if (!kept) return
  const { root, tags } = kept
  root.removeAttribute('data-hydrated')
  for (const element of root.querySelectorAll('[inert]')) element.removeAttribute('inert')
  document.getElementById('root')?.replaceWith(root)
  document.head.append(...tags.filter((tag) => !tag.isConnected))
  restoreDraft()
}
