/**
 * What happens when a page's module cannot be loaded, most often because a new version has been deployed since this page was opened: one
 * reload of the address the visitor has gone to. A flag survives the reload and forbids a second one in the same tab.
 */
import { measureError } from './analytics'

const flag = 'site:reloaded'
const tabKey = 'site:tab'

/** How long a flag counts, in milliseconds: what fails later deserves a reload of its own. */
const lifetime = 60_000

/** How long the host may take to answer before it is taken for one that is down, and to give its files again, in milliseconds. */
const answerTimeout = { page: 10_000, files: 3000 }

export type RecoveryWindow = Window & typeof globalThis

/** Modules or styles that a navigation needs have not come; `cause` says why. */
export class LostPage extends Error {
  override name = 'LostPage'
  constructor(cause: unknown) {
    super('Une partie de la page n’est pas arrivée.', { cause })
  }
}

/** This tab, among those that share the storage of the browser. @throws where storage is blocked */
function tabOf({ sessionStorage }: RecoveryWindow): string {
  const known = sessionStorage.getItem(tabKey)
  if (known) return known
  const made = Math.random().toString(36).slice(2)
  sessionStorage.setItem(tabKey, made)
  return made
}

/** Flags of all tabs, by tab, with the time each was set, in milliseconds since 1970; those that count no more are left out. */
function readFlags({ localStorage }: RecoveryWindow): Map<string, number> {
  const flags = (localStorage.getItem(flag) ?? '').split(' ').map((text) => text.split('@'))
  return new Map(
    flags.flatMap(([tab, time]) => (tab && Date.now() - Number(time) < lifetime ? [[tab, Number(time)] as const] : [])),
  )
}

/** @throws where storage is blocked or full */
function writeFlags(flags: Map<string, number>, { localStorage }: RecoveryWindow) {
  if (flags.size === 0) localStorage.removeItem(flag)
  else localStorage.setItem(flag, [...flags].map(([tab, time]) => `${tab}@${time}`).join(' '))
}

/** True when this document is already the result of a recovery. Where storage throws, the history entry says so: it survives a reload too. */
export function hasReloaded(window: RecoveryWindow): boolean {
  if (window.history.state?.[flag] === true) return true
  try {
    return readFlags(window).has(tabOf(window))
  } catch {
    return false
  }
}

function setFlag(window: RecoveryWindow) {
  try {
    writeFlags(readFlags(window).set(tabOf(window), Date.now()), window)
  } catch {
    window.history.replaceState({ ...window.history.state, [flag]: true }, '')
  }
}

/** Forgets the reload: the router is ready, so the next failure deserves a reload of its own. */
export function clearReloadFlag(window: RecoveryWindow) {
  try {
    const flags = readFlags(window)
    if (flags.size > 0 && flags.delete(tabOf(window))) writeFlags(flags, window)
  } catch {
    // Nothing was stored there.
  }
  if (window.history.state?.[flag] === true) {
    const { [flag]: _, ...state } = window.history.state
    window.history.replaceState(state, '')
  }
}

/** Tells the measurement and the console about an error: of a lost page, why it is. */
function report(error: unknown, window: RecoveryWindow) {
  const reason = error instanceof LostPage ? error.cause : error
  measureError(reason, window)
  window.console.error(reason)
}

/**
 * Asks the host again for the page shown and for the files it names: an answer kept by the browser, such as a missing file, must not be taken
 * for the host's.
 * @returns false when there is no page to reload
 */
async function refresh({ location, fetch }: RecoveryWindow): Promise<boolean> {
  const ask = (address: string, longest: number) =>
    fetch(address, { cache: 'reload', signal: AbortSignal.timeout(longest) })
  try {
    const answer = await ask(location.href, answerTimeout.page)
    if (!answer.ok && answer.status !== 404) return false
    const named = [...(await answer.text()).matchAll(/ data-(?:modules|styles)="([^"]+)"/g)]
    await Promise.allSettled(
      named.flatMap(([, files = '']) => files.split(' ').map((file) => ask(file, answerTimeout.files))),
    )
    return true
  } catch {
    return false
  }
}

/**
 * Reloads the address shown, once, where the host has a page to give.
 * @returns 'reloading': the document is about to be replaced; 'failed': the error has been logged and must be shown
 */
export async function recover(error: unknown, window: RecoveryWindow): Promise<'reloading' | 'failed'> {
  if (hasReloaded(window) || !(await refresh(window))) {
    report(error, window)
    return 'failed'
  }
  setFlag(window)
  window.location.reload()
  return 'reloading'
}
