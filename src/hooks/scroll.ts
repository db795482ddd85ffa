/** Where the view goes after a navigation, as plain functions: finding a hash's target, remembering positions, deciding. */

/** The id a hash points to, percent-decoded; undefined for none. A malformed sequence is taken as it is written. */
export function decodeHash(hash: string): string | undefined {
  const raw = hash.replace(/^#/, '')
  if (raw === '') return undefined
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}

/** The element a hash points to (https://html.spec.whatwg.org/#find-a-potential-indicated-element), or null. Never throws. */
export function findHashTarget(hash: string, document: Document): HTMLElement | null {
  const id = decodeHash(hash)
  if (id === undefined) return null
  return document.getElementById(hash.slice(1)) ?? document.getElementById(id)
}

const storageKey = 'site:scroll'
const memoryLimit = 100

/**
 * Vertical positions by history entry, kept through a reload where storage allows it.
 * @param storage called each time, because reading `window.sessionStorage` may itself throw
 */
export function createScrollMemory(storage: () => Storage) {
  let positions = new Map<string, number>()
  try {
    const saved: unknown = JSON.parse(storage().getItem(storageKey) ?? '[]')
    if (Array.isArray(saved))
      positions = new Map(saved.filter((entry) => Array.isArray(entry) && typeof entry[1] === 'number'))
  } catch {
    // Nothing saved, or nothing readable: positions are remembered for the life of this document.
  }
  return {
    get: (key: string) => positions.get(key),
    set: (key: string, y: number) => {
      positions.delete(key)
      positions.set(key, y)
      if (positions.size > memoryLimit) positions.delete(positions.keys().next().value as string)
    },
    /** Writes everything down: call it when the page is about to be hidden. */
    persist: () => {
      try {
        storage().setItem(storageKey, JSON.stringify([...positions]))
      } catch {
        // Storage blocked or full: a reload then starts at the top.
      }
    },
  }
}

export interface Arrival {
  /** First: the document has just been opened; otherwise what the router did. */
  kind: 'first' | 'PUSH' | 'REPLACE' | 'POP'
  /** On a first arrival: the browser reloaded or came back to this entry. */
  returning: boolean
  /** The path is the one already shown. */
  samePath: boolean
  /** The path and the query are those already shown. */
  samePage: boolean
  hasHash: boolean
  hasTarget: boolean
  saved: number | undefined
}

export type Destination = { to: 'position'; y: number } | { to: 'target' } | { to: 'top' } | { to: 'here' }

/** Decides where the view goes. Back and forward return to the saved position; a hash wins over the top; a mere filter moves nothing. */
export function decideScroll(arrival: Arrival): Destination {
  const { kind, returning, samePath, samePage, hasHash, hasTarget, saved } = arrival
  const goesBack = kind === 'first' ? returning : kind === 'POP'
  if (goesBack && saved !== undefined) return { to: 'position', y: saved }
  if (hasTarget) return { to: 'target' }
  if (kind === 'first') return { to: 'here' }
  if (samePath && (hasHash || !samePage)) return { to: 'here' }
  return { to: 'top' }
}

/** Moves focus without moving the view, so that the next Tab starts there and a screen reader reads it. */
export function focusQuietly(element: HTMLElement) {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** What a newly shown page is announced by: its heading, or its main region. */
export function findHeading(document: Document): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
}
