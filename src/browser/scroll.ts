/** Where the view goes after a navigation, as plain functions: finding a hash's target, remembering positions, deciding. */

import { easeInOutCubic } from '@/theme/tokens'

/**
 * The element a hash points to (https://html.spec.whatwg.org/#find-a-potential-indicated-element), or null. A malformed sequence is taken as it
 * is written.
 */
export function findHashTarget(hash: string, document: Document): HTMLElement | null {
  const raw = hash.slice(1)
  const written = document.getElementById(raw)
  try {
    return written ?? document.getElementById(decodeURIComponent(raw))
  } catch {
    return written
  }
}

const storageKey = 'site:scroll'

/** Vertical positions by history entry, kept through a reload where storage allows it. */
export function readPositions(): Map<string, number> {
  try {
    const kept = Object.entries(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'))
    return new Map(kept.filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
  } catch {
    // Nothing saved, or nothing readable: positions are remembered for the life of this document.
    return new Map()
  }
}

/** Writes everything down: call it when the page is about to be hidden. */
export function keepPositions(positions: Map<string, number>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions)))
  } catch {
    // Storage blocked or full: a reload then starts at the top.
  }
}

export interface Arrival {
  /** The document has just been opened. */
  isFirst: boolean
  /** Back and forward, or a reload. */
  isReturn: boolean
  /** The path is the one already shown, with a hash or another query. */
  staysOnPage: boolean
  hasTarget: boolean
  saved: number | undefined
}

export type Destination = { to: 'position'; y: number } | { to: 'target' } | { to: 'top' } | { to: 'here' }

/** Decides where the view goes. A return leads to the saved position; a hash wins over the top; a mere filter moves nothing. */
export function decideScroll({ isFirst, isReturn, staysOnPage, hasTarget, saved }: Arrival): Destination {
  if (isReturn && saved !== undefined) return { to: 'position', y: saved }
  if (hasTarget) return { to: 'target' }
  return { to: isFirst || staysOnPage ? 'here' : 'top' }
}

/**
 * Scrolls to an element, until it is there, aborted, or the visitor scrolls.
 * @param clear height of what stands above the page, in px
 * @param duration in milliseconds
 */
export function scrollSmoothly(target: HTMLElement, clear: number, duration: number, scrolling: AbortController) {
  const { signal } = scrolling
  for (const gesture of ['wheel', 'touchmove'])
    window.addEventListener(gesture, () => scrolling.abort(), { passive: true, signal })
  const started = performance.now()
  const from = window.scrollY
  const distance = target.getBoundingClientRect().top - clear
  const step = () => {
    if (signal.aborted) return
    const elapsed = performance.now() - started
    const isThere = elapsed >= duration
    document.documentElement.scrollTop = from + distance * easeInOutCubic(isThere ? 1 : elapsed / duration)
    if (isThere) scrolling.abort()
    else requestAnimationFrame(step)
  }
  step()
}

/** @returns a function that puts an element which is in view now back to its place in the window, whatever has changed above it */
export function holdInView(target: HTMLElement): () => void {
  const { top, bottom } = target.getBoundingClientRect()
  if (bottom < 0 || top > window.innerHeight) return () => {}
  return () => window.scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' })
}

/** Moves focus without moving the view, so that the next Tab starts there and a screen reader reads it. */
export function focusQuietly(element: HTMLElement) {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** The element that announces a new page to screen readers: its heading, or its main region. */
export function findHeading(document: Document): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
}
