/**
 * The page a visitor is about to go to is rendered once before they do, and thrown away: what it needs has then run once, and its first image
 * has been asked for. docs/decisions/016.
 */

/** The key of the history entry that a rehearsed page would have: no router makes such a one. */
export const rehearsalKey = 'rehearsal'

let onRendered = () => {}
let forEver: Promise<never> | undefined

/**
 * Rehearses a page.
 * @param render starts rendering it, as the page of an entry with `rehearsalKey`
 * @param stop has React drop it; called once all of it has been rendered
 */
export function rehearse(render: () => void, stop: () => void): void {
  forEver = new Promise(() => {})
  onRendered = () => {
    onRendered = () => {}
    // Not while React renders.
    queueMicrotask(stop)
  }
  render()
}

/**
 * Called when all of the page of an entry has been rendered.
 * @returns what keeps it out of the document, if it is only rehearsed
 */
export function heldBack(key: string): Promise<never> | undefined {
  if (key !== rehearsalKey) return undefined
  onRendered()
  return forEver
}
