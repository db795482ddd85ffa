/** State of a history entry (position, open details, ticked boxes, focus) and scrolling, as plain functions. */
import type { Location } from 'react-router-dom'

/** Element of a hash (https://html.spec.whatwg.org/#find-a-potential-indicated-element), or null. Malformed escapes are taken literally. */
export function findHashTarget(hash: string, document: Document): HTMLElement | null {
  const raw = hash.slice(1)
  const written = document.getElementById(raw)
  try {
    return written ?? document.getElementById(decodeURIComponent(raw))
  } catch {
    return written
  }
}

/** A computed length in px; 0 for a keyword. */
export const inPixels = (length: string) => Number.parseFloat(length) || 0

/** Height that the sticky header covers, with the air under it, in px: the scroll padding of the stylesheet. */
export const coveredHeight = () => inPixels(getComputedStyle(document.documentElement).scrollPaddingTop)

const storageKey = 'site:scroll'

/** Reads the vertical positions by history entry, stored across reloads. */
export function readPositions(): Map<string, number> {
  try {
    const kept = Object.entries(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'))
    return new Map(kept.filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
  } catch {
    // Nothing stored, or storage blocked: positions live as long as the document.
    return new Map()
  }
}

/** Key of a history entry. The router gives the key « default » to every entry it did not create, so the path is part of the key. */
export const entryKey = ({ key, pathname, search, hash }: Omit<Location, 'state'>) => key + pathname + search + hash

/**
 * Changes the page before hydration, then restores the position the browser had given it, unless the visitor has scrolled since.
 * @param saved position of this entry, if any
 * @param change its effect on the height of the page
 */
export function keepRestored(saved: number | undefined, change: () => void) {
  const { scrollY } = window
  // Nothing above the view: no layout is asked for in this task.
  if (scrollY === 0) return change()
  const { scrollHeight, clientHeight } = document.documentElement
  // The browser stops at the end of a page that is shorter than it will be, and may have grown since.
  const isNearEnd = scrollY + 2 * clientHeight > scrollHeight
  const isThere = saved !== undefined && (Math.abs(scrollY - saved) < 2 || (isNearEnd && scrollY < saved))
  const shown = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
  const back = holdInView((shown ?? document.body) as HTMLElement)
  change()
  if (isThere) window.scrollTo({ top: saved, behavior: 'instant' })
  else back()
}

/** Stores the positions. Call it when the page is about to be hidden. */
export function keepPositions(positions: Map<string, number>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries([...readPositions(), ...positions])))
  } catch {
    // Storage blocked or full: a reload will start at the top.
  }
}

const folds = (document: Document) => document.querySelectorAll<HTMLDetailsElement>('main details')

/** Opens and closes the details as recorded, without transition: saved positions were taken with folds at full height. */
export function restoreFolds(document: Document, kept: boolean[] = []) {
  const changed = [...folds(document)].filter((fold, index) => fold.open !== (kept[index] ?? fold.open))
  // Closed first: one that opens would close another of its name, with a transition.
  for (const fold of changed.sort((a, b) => Number(b.open) - Number(a.open))) {
    // An element without a box has nothing that a transition starts from.
    fold.style.display = 'none'
    fold.getBoundingClientRect()
    fold.open = !fold.open
    fold.style.removeProperty('display')
  }
}

/** The boxes a visitor ticks; a switch shows a choice that is kept elsewhere. */
const boxes = (document: Document) => document.querySelectorAll<HTMLInputElement>('main [type=checkbox]:not([role])')

/** Folded parts of a page that are open, and boxes that are ticked, each in the order of the page; id of the element that has the focus. */
export interface PageState {
  folds: boolean[]
  ticks: boolean[]
  focused: string | undefined
}

export const readState = (document: Document): PageState => ({
  folds: Array.from(folds(document), ({ open }) => open),
  ticks: Array.from(boxes(document), ({ checked }) => checked),
  focused: document.activeElement?.id,
})

/** Ticks and unticks the boxes as recorded. */
export function restoreTicks(document: Document, kept: boolean[] = []) {
  for (const [index, box] of boxes(document).entries()) box.checked = kept[index] ?? box.checked
}

/** State of links that change what a page shows, such as a filter, and leave the view where it is. */
export const staysInPlace = { stays: true }

export interface Arrival {
  /** First navigation of the document. */
  isFirst: boolean
  /** Back and forward, or a reload. */
  isReturn: boolean
  /** The path stays, with another hash, or another query by a link that leaves the view where it is. */
  staysOnPage: boolean
  hasTarget: boolean
  saved: number | undefined
}

export type Destination = { to: 'position'; y: number } | { to: 'target' } | { to: 'top' } | { to: 'here' }

/** Decides the scroll target: on return the saved position, else the hash, else the top. */
export function decideScroll({ isFirst, isReturn, staysOnPage, hasTarget, saved }: Arrival): Destination {
  if (isReturn && saved !== undefined) return { to: 'position', y: saved }
  if (hasTarget) return { to: 'target' }
  return { to: isFirst || staysOnPage ? 'here' : 'top' }
}

/**
 * @param t elapsed share of the duration, less than 1
 * @returns share of the distance
 */
const easeInOutCubic = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2)

/** Aborts when the visitor scrolls, or presses a key, which may. */
function stopOnGesture(scrolling: AbortController) {
  for (const gesture of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(gesture, () => scrolling.abort(), { passive: true, signal: scrolling.signal })
}

/**
 * Scrolls smoothly to an element; stops when aborted or when the visitor scrolls.
 * @param clear height covered by sticky elements, in px
 * @param duration in milliseconds
 */
export function scrollSmoothly(target: HTMLElement, clear: number, duration: number, scrolling: AbortController) {
  const { signal } = scrolling
  stopOnGesture(scrolling)
  const from = window.scrollY
  // Read anew at each step: folds may open and close above it meanwhile.
  const distance = () => window.scrollY + target.getBoundingClientRect().top - clear - from
  // Asks for the layout, whose time is no part of the movement.
  distance()
  const started = performance.now()
  const step = (now: number) => {
    if (signal.aborted) return
    const elapsed = now - started
    const isThere = elapsed >= duration
    // Without motion, both may be 0.
    document.documentElement.scrollTop = from + distance() * (isThere ? 1 : easeInOutCubic(elapsed / duration))
    if (isThere) scrolling.abort()
    else requestAnimationFrame(() => step(performance.now()))
  }
  step(started)
}

/**
 * Keeps an element at its place in the window.
 * @returns a function that scrolls it back there after content above it has changed; without effect on an element out of view
 */
export function holdInView(target: HTMLElement): () => void {
  const { top, bottom } = target.getBoundingClientRect()
  if (bottom < 0 || top > window.innerHeight) return () => {}
  return () => {
    const moved = target.getBoundingClientRect().top - top
    // Positions are whole pixels on some screens: less would go back and forth.
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' })
  }
}

/**
 * Keeps an element at its place in the window while what is above it changes its height; stops when aborted or when the view is scrolled.
 * @param duration in milliseconds, from the next frame on
 */
export function holdWhile(target: HTMLElement, duration: number, holding: AbortController) {
  stopOnGesture(holding)
  // The browser would hold another element, such as the title beside it, centred in a row that grows. Chromium ignores `none` on the root.
  const { style } = document.body
  style.setProperty('overflow-anchor', 'none')
  holding.signal.addEventListener('abort', () => style.removeProperty('overflow-anchor'))
  const back = holdInView(target)
  let place = window.scrollY
  let started: number | undefined
  const step = (now: number) => {
    if (holding.signal.aborted) return
    // Scrolled without a gesture: by the scroll bar, find-in-page, a script. A page that becomes shorter puts the view at its end.
    const { scrollHeight, clientHeight } = document.documentElement
    const isAtEnd = window.scrollY >= scrollHeight - clientHeight - 1
    if (Math.abs(window.scrollY - place) >= 1 && !isAtEnd) return holding.abort()
    back()
    place = window.scrollY
    started ??= now
    if (now - started < duration) requestAnimationFrame(step)
    else holding.abort()
  }
  requestAnimationFrame(step)
}

/** Focuses an element without scrolling: the next Tab starts there, and screen readers read it. */
export function focusQuietly(element: HTMLElement) {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Element focused after a navigation: the link followed, on return, else the heading, or the main region. */
export function findFocus(document: Document, followed?: string): HTMLElement | null {
  return (
    document.getElementById(followed ?? '')?.closest<HTMLElement>('main a') ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector<HTMLElement>('main')
  )
}
