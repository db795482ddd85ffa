/**
 * Recovery from a module that fails to load, usually because a new version was deployed after this page was opened: one reload of the
 * current URL. A stored flag prevents a second reload in the same tab.
 */
import { measureError } from './analytics'
import { saveDraft } from './formDraft'
import { isReload } from './timing'

const flag = 'site:reloaded'
const tabKey = 'site:tab'

/** Maximum duration of a reload, in milliseconds: an older flag belongs to another reload. */
const lifetime = 60_000

/** Timeouts of the host for the page and for its files, in milliseconds. */
export const answerTimeout = { page: 10_000, files: 3000 }

/** Modules or styles of a page failed to load; `cause` is the reason. */
export class LostPage extends Error {
  override name = 'LostPage'
  constructor(cause: unknown) {
    super('Une partie de la page n’est pas arrivée.', { cause })
  }
}

/**
 * Identifies this tab among those that share localStorage, from a reload until a page is shown, so that a duplicated tab gets another id.
 * @throws where storage is blocked or full
 */
function tabOf(): string {
  const known = sessionStorage.getItem(tabKey)
  if (known) return known
  const made = Math.random().toString(36).slice(2)
  sessionStorage.setItem(tabKey, made)
  return made
}

/** Monotonic clock, which does not follow changes of the system clock. */
const now = () => Math.round(performance.timeOrigin + performance.now())

/** True of a flag without a time. */
const isUnreadable = (time: string | undefined) => Number.isNaN(Number(time))

/**
 * Valid flags of all tabs, with the time they were set, in milliseconds since 1970. The flag of this tab and unreadable ones never expire;
 * those of other tabs are valid from `lifetime` before this document began until now.
 */
function readFlags(): Map<string, string> {
  const own = sessionStorage.getItem(tabKey)
  const texts = (localStorage.getItem(flag) ?? '').split(' ').filter(Boolean)
  const flags = texts.map((text) => text.split('@') as [string, string])
  const counts = (time: number) => time > performance.timeOrigin - lifetime && time <= now()
  return new Map(flags.filter(([tab, time]) => tab === own || isUnreadable(time) || counts(Number(time))))
}

/** @throws Error where storage is blocked or full */
function writeFlags(flags: Map<string, string>) {
  if (flags.size === 0) localStorage.removeItem(flag)
  else localStorage.setItem(flag, [...flags].map(([tab, time]) => `${tab}@${time}`).join(' '))
}

/** True when this document is the result of a recovery, or when the flag cannot be read. */
function hasReloaded(): boolean {
  try {
    // Storage of the session that does not outlive a reload has lost the id of this tab: any flag may be its own.
    if (isReload() && !sessionStorage.getItem(tabKey)) return localStorage.getItem(flag) !== null
    const flags = readFlags()
    return flags.has(tabOf()) || [...flags.values()].some(isUnreadable)
  } catch {
    return true
  }
}

/**
 * Sets the flag of this tab.
 * @returns false where storage is blocked or full
 */
function setFlag(): boolean {
  try {
    writeFlags(readFlags().set(tabOf(), String(now())))
    return true
  } catch {
    return false
  }
}

/** Clears the flag of this tab, and those that expired or cannot be read: a page is shown, so the next failure may reload again. */
export function clearReloadFlag() {
  try {
    const flags = readFlags()
    flags.delete(sessionStorage.getItem(tabKey) ?? '')
    writeFlags(new Map([...flags].filter(([, time]) => !isUnreadable(time))))
    sessionStorage.removeItem(tabKey)
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

/** Reports an error to the measurement and the console; of a lost page, its cause. */
export function report(error: unknown) {
  const reason = error instanceof LostPage ? error.cause : error
  measureError(reason)
  console.error(reason)
}

/**
 * Requests the current page and its files again, bypassing the HTTP cache, which may hold a 404.
 * @returns false when there is no page to reload
 */
async function refresh(): Promise<boolean> {
  const ask = (url: string, longest: number) => fetch(url, { cache: 'reload', signal: AbortSignal.timeout(longest) })
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
 * Reloads the current URL once for a lost page, if the host has a page and no typed text would be lost.
 * @param left aborted when the visitor leaves that page
 * @returns 'reloading': the document is about to be replaced; 'failed': the error has been reported
 */
export async function recover(error: unknown, left?: AbortSignal): Promise<'reloading' | 'failed'> {
  const mayReload = error instanceof LostPage && !hasReloaded() && (await refresh())
  if (mayReload && !left?.aborted && saveDraft() && setFlag()) {
    location.reload()
    return 'reloading'
  }
  report(error)
  return 'failed'
}
