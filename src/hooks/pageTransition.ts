/** One page fades into the next, where the browser can do it (https://drafts.csswg.org/css-view-transitions-1/). */
import { asksForLess, type PrefetchWindow } from './prefetch'

/** Longest time the page may stand still while the next one is being rendered, in milliseconds. */
const patience = 300

let onLeaving = () => {}
let onRendered = () => {}

/** Says that the router is about to show another state, while the page shown is still in place: src/router.tsx does. */
export const pageLeaving = () => onLeaving()

/** @param listener is called each time `pageLeaving` is; there is one */
export const listenToLeaving = (listener: () => void) => {
  onLeaving = listener
}

/** Says that the page asked for is in the document: Frame does, once per page. */
export const pageRendered = () => onRendered()

/**
 * Runs `render` between the picture of the page shown and that of the next one; at once where there is nothing to
 * fade, nobody to see it, or no time for it.
 * @param render starts rendering the newest page; `pageRendered` says when it is there
 * @returns true when `render` has yet to run
 */
export function fadeInto(render: () => void, window: PrefetchWindow): boolean {
  const { document } = window
  if (!document.startViewTransition || document.hidden || asksForLess(window)) {
    render()
    return false
  }
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        onRendered = resolve
        window.setTimeout(resolve, patience)
        render()
      }),
  )
  // A fade that the next one cuts short is no error, but says so by a rejection, which the browser would print.
  transition.ready.catch(() => {})
  return true
}
