/**
 * Recovery from a page's module that cannot be loaded, most often because a new version has been deployed since this page was opened: one
 * reload of the address the visitor has gone to. A flag survives the reload and forbids a second one in the same tab.
 */
import { measureError } from './analytics'
import { keepTyped } from './typed'

const flag = 'site:reloaded'
const tabKey = 'site:tab'

/** How long a reload may take to bring its document, in milliseconds: a flag set earlier before that document is another reload's. */
const lifetime = 60_000

/** How long the host may take to answer before it is taken for one that is down, and to give its files again, in milliseconds. */
export const answerTimeout = { page: 10_000, files: 3000 }

/** Modules or styles of a page have not come; `cause` says why. */
export class LostPage extends Error {
  override name = 'LostPage'
  constructor(cause: unknown) {
    super('Une partie de la page n’est pas arrivée.', { cause })
  }
}

/**
 * This tab, among those that share the storage of the browser: named from a reload until a page is shown, so that a tab that is duplicated
 * has a name of its own. @throws where storage is blocked or full
 */
function tabOf(): string {
  const known = sessionStorage.getItem(tabKey)
  if (known) return known
  const made = Math.random().toString(36).slice(2)
  sessionStorage.setItem(tabKey, made)
  return made
}

/** By the clock that says when a document began, which does not follow that of the system when it is set. */
const now = () => Math.round(performance.timeOrigin + performance.now())

/**
 * Flags of all tabs, by tab, with the time each was set, in milliseconds since 1970. One counts in this document, however late its page
 * fails, and in the one that the reload brings; the others are left out.
 */
function readFlags(): Map<string, number> {
  const flags = (localStorage.getItem(flag) ?? '').split(' ').map((text) => text.split('@'))
  const counts = (time: number) => time > performance.timeOrigin - lifetime && time <= now()
  return new Map(flags.flatMap(([tab, time]) => (tab && counts(Number(time)) ? [[tab, Number(time)] as const] : [])))
}

/** @throws where storage is blocked or full */
function writeFlags(flags: Map<string, number>) {
  if (flags.size === 0) localStorage.removeItem(flag)
  else localStorage.setItem(flag, [...flags].map(([tab, time]) => `${tab}@${time}`).join(' '))
}

/** True when this document is already the result of a recovery, or when nobody can tell: a flag that cannot be read counts as set. */
function hasReloaded(): boolean {
  try {
    return readFlags().has(tabOf())
  } catch {
    return true
  }
}

/** @returns false where storage is blocked or full */
function setFlag(): boolean {
  try {
    writeFlags(readFlags().set(tabOf(), now()))
    return true
  } catch {
    return false
  }
}

/** Forgets the reload, and flags that count no more: a page is shown, so the next failure deserves a reload of its own. */
export function clearReloadFlag() {
  try {
    const flags = readFlags()
    flags.delete(sessionStorage.getItem(tabKey) ?? '')
    writeFlags(flags)
    sessionStorage.removeItem(tabKey)
  } catch {
    // Storage is blocked: nothing was kept there.
  }
}

/** Tells the measurement and the console about an error: of a lost page, why it is. */
export function report(error: unknown) {
  const reason = error instanceof LostPage ? error.cause : error
  measureError(reason)
  console.error(reason)
}

/**
 * Asks the host again for the page shown and for the files it names: an answer kept by the browser, such as a missing file, must not be taken
 * for the host's.
 * @returns false when there is no page to reload
 */
async function refresh(): Promise<boolean> {
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
 * Reloads the address shown, once, for a page that is lost, where the host has one to give and nothing typed would be lost.
 * @returns 'reloading': the document is about to be replaced; 'failed': the error has been logged
 */
export async function recover(error: unknown): Promise<'reloading' | 'failed'> {
  const mayReload = error instanceof LostPage && !hasReloaded() && (await refresh())
  if (mayReload && keepTyped() && setFlag()) {
    location.reload()
    return 'reloading'
  }
  report(error)
  return 'failed'
}
