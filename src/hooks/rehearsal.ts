/**
 * The page a visitor is about to go to is rendered once before they do, and thrown away: the browser has then compiled what it needs and asked
 * for its images, and how long it took tells how quick this machine is. docs/decisions/016.
 */

/** No page waits for it to end: React works on something else instead. */
const forEver = new Promise<never>(() => {})

let rehearsed: string | undefined
let onRendered = () => {}
let duration = 0

/**
 * Rehearses a page.
 * @param key of its own, which tells it from any page that is to be shown
 * @param render starts rendering it
 * @param stop has React drop it; called once all of it has been rendered
 */
export function rehearse(key: string, render: () => void, stop: () => void): void {
  const begin = performance.now()
  rehearsed = key
  onRendered = () => {
    onRendered = () => {}
    duration = performance.now() - begin
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
  if (key !== rehearsed) return undefined
  onRendered()
  return forEver
}

/** How long the last rehearsal took, in milliseconds; 0 before the first. */
export const rehearsalTime = () => duration
