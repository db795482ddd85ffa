/**
 * Audience measurement (Rybbit, self-hosted). What there is to tell waits until its script is there; if it never comes,
 * nothing throws and nothing retries.
 */
import { isMeasurementRefused } from './optOut'
import { loaded } from './timing'

interface Rybbit {
  event: (name: string) => void
  /** Errors of other sites are left out by the file they name, or else by their stack, which the browser need not give. */
  error: (error: Error, properties: { filename: string }) => void
}

export interface AnalyticsOptions {
  /** Scheme and host of the measurement's server, without a trailing slash. */
  origin: string
  siteId: string
}

declare global {
  interface Window {
    rybbit?: Rybbit
    /** Ids of the links and buttons clicked and not told yet: src/start.ts collects them from the first moment of a document. */
    clicks?: string[]
  }
}

/** Where src/start.ts puts the ids, separated by commas, that were not told when the document was left. */
const clicksKey = 'site:clicks'

let scriptIsThere: (rybbit: Rybbit) => void = () => {}
/** Resolved with Rybbit's interface once its script has defined it; never where it is blocked. What there is to tell waits for it. */
const script = new Promise<Rybbit>((resolve) => {
  scriptIsThere = resolve
})

/** Rybbit defines `window.rybbit` only after it has fetched its settings, some time after its `load` event: how often to look, and how long. */
const settle = { interval: 100, longest: 10_000 }

/** Since 2.6, Rybbit keeps an identifier of the visitor there, for feature flags: before it knows whether there are any. */
const visitorKey = 'rybbit-visitor-id'

/** Tells the measurement something, at once or when its script is there; nothing while the visitor refuses. */
function tell(message: (rybbit: Rybbit) => void) {
  if (isMeasurementRefused()) return
  // A measurement that fails is the measurement's problem, never the visitor's.
  script.then((rybbit) => isMeasurementRefused() || message(rybbit)).catch(() => {})
}

/** Reports an error to the measurement, which may start later. */
export function measureError(thrown: unknown) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const filename = window.location.href
  tell((rybbit) => rybbit.error(error, { filename }))
}

/**
 * Holds the measurement's script to what the privacy page says, whatever its version: while the visitor refuses, no request leaves for its
 * part of the host, which may have others, such as where the form posts; no feature flag is ever asked for, nor an identifier kept on the
 * visitor's device.
 */
function restrain(origin: string) {
  const { fetch } = window
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url.startsWith(`${origin}/api/`)) {
      if (isMeasurementRefused()) return new Response(null, { status: 204 })
      if (url.includes('/feature-flags/')) return Response.json({ featureFlagsEnabled: false, flags: {} })
    }
    return fetch(input, init)
  }
  const { prototype } = Storage
  const { setItem } = prototype
  prototype.setItem = function (key, value) {
    if (key !== visitorKey) setItem.call(this, key, value)
  }
  try {
    window.localStorage.removeItem(visitorKey)
  } catch {
    // Where storage is blocked, nothing was kept.
  }
}

/** Takes the clicks not sent yet, of the document before, then of this one, and forgets them. */
function takeClicks(): string[] {
  const clicks = window.clicks?.splice(0) ?? []
  try {
    const before = window.sessionStorage.getItem(clicksKey)?.split(',') ?? []
    window.sessionStorage.removeItem(clicksKey)
    return [...before, ...clicks].filter(Boolean)
  } catch {
    return clicks
  }
}

/** Tells the clicks made so far, and from now on each as it is made. */
function tellClicks(rybbit: Rybbit) {
  const push = (...ids: string[]) => {
    for (const id of ids) tell(() => rybbit.event(id))
    return 0
  }
  push(...takeClicks())
  if (window.clicks) window.clicks.push = push
}

/** Adds the script of the measurement, unless it is there. */
function addScript({ origin, siteId }: AnalyticsOptions) {
  const src = `${origin}/api/script.js`
  if (document.querySelector(`script[src="${src}"]`)) return
  // Scripts that are added are asynchronous unless told otherwise; this one is deferred.
  const element = Object.assign(document.createElement('script'), { async: false, defer: true })
  Object.assign(element.dataset, { siteId, webVitals: 'true', trackErrors: 'true' })
  element.addEventListener('load', () => {
    const looking = window.setInterval(() => {
      if (!window.rybbit) return
      scriptIsThere(window.rybbit)
      tellClicks(window.rybbit)
      window.clearInterval(looking)
    }, settle.interval)
    window.setTimeout(() => window.clearInterval(looking), settle.longest)
  })
  element.src = src
  document.head.append(element)
}

/**
 * Does what the visitor has chosen, once the page is shown and loaded: a script added earlier holds back its `load` event when the host does
 * not answer. Measured, the script is added unless it is there; refused, what was not told yet is forgotten.
 */
export async function applyChoice(options: AnalyticsOptions): Promise<void> {
  // The team's visits to its own machine are not counted.
  if (!import.meta.env.PROD) return
  await loaded(0)
  if (isMeasurementRefused()) takeClicks()
  else addScript(options)
}

/** Measures the visit from now on, whether or not React comes (src/hooks/useAnalytics.ts). Call it once in a document. */
export function startAnalytics(options: AnalyticsOptions) {
  restrain(options.origin)
  void applyChoice(options)
}
