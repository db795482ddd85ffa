/**
 * Audience measurement with self-hosted Rybbit. Events are queued until its script has loaded; if it never loads, they are dropped
 * silently.
 */
import { followMeasurement, isMeasurementRefused } from './optOut'
import { loaded } from './timing'

interface Rybbit {
  event: (name: string) => void
  /** Rybbit ignores errors of other sites, identified by file name or by stack, which browsers may omit. */
  error: (error: Error, properties: { filename: string }) => void
}

export interface AnalyticsOptions {
  /** Origin of the measurement server, without a trailing slash. */
  origin: string
  siteId: string
}

declare global {
  interface Window {
    rybbit?: Rybbit
    /** Ids of clicked links and buttons not yet sent; src/start.ts collects them from the start of a document. */
    clicks?: string[]
  }
}

let scriptIsThere: (rybbit: Rybbit) => void = () => {}
/** Resolves with Rybbit's API once its script has defined it; stays pending where the script is blocked. Events wait for it. */
const script = new Promise<Rybbit>((resolve) => {
  scriptIsThere = resolve
})

/** Rybbit defines `window.rybbit` after fetching its settings, later than its `load` event: polling interval, in milliseconds. */
const pollingInterval = 250

/** Duration of the polling, in milliseconds: a script that a blocker has emptied never defines it. */
const longestPolling = 60_000

/** Since 2.6 Rybbit stores a visitor identifier here for feature flags, even without any. */
const visitorKey = 'rybbit-visitor-id'

/** Sends an event, now or once the script has loaded; dropped while the visitor has opted out. */
function send(message: (rybbit: Rybbit) => void) {
  if (isMeasurementRefused()) return
  // Failures of the measurement are ignored.
  script.then((rybbit) => isMeasurementRefused() || message(rybbit)).catch(() => {})
}

/** Reports an error to the measurement, now or once it starts. */
export function measureError(thrown: unknown) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const filename = window.location.href
  send((rybbit) => rybbit.error(error, { filename }))
}

/**
 * Enforces the privacy page on the measurement's script, whatever its version: while the visitor has opted out, no request to its part of
 * the host (which may also receive the form); never a feature flag, never a stored identifier.
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
    // Storage is blocked: nothing was stored.
  }
}

/** Removes and returns the unsent clicks. */
const drainClicks = (): string[] => window.clicks?.splice(0) ?? []

/** Sends the clicks so far, then each new one. */
function sendClicks(rybbit: Rybbit) {
  const { clicks = [] } = window
  clicks.push = (...ids) => {
    for (const id of ids) send(() => rybbit.event(id))
    return 0
  }
  clicks.push(...drainClicks())
}

/** Adds the measurement's script once. */
function addScript({ origin, siteId }: AnalyticsOptions) {
  const src = `${origin}/api/script.js`
  if (document.querySelector(`script[src="${src}"]`)) return
  // Injected scripts are async by default; this one is deferred.
  const element = Object.assign(document.createElement('script'), { async: false, defer: true })
  Object.assign(element.dataset, { siteId, webVitals: 'true', trackErrors: 'true' })
  element.addEventListener('load', () => {
    // Rybbit has read the refusal, and does nothing: it is added again on acceptance.
    if (isMeasurementRefused()) {
      element.remove()
      delete window.rybbit
      return
    }
    const looking = window.setInterval(() => {
      if (!window.rybbit) return
      scriptIsThere(window.rybbit)
      sendClicks(window.rybbit)
      window.clearInterval(looking)
    }, pollingInterval)
    setTimeout(() => window.clearInterval(looking), longestPolling)
  })
  element.src = src
  document.head.append(element)
}

/**
 * Applies the visitor's choice once the page is activated and loaded: a script added earlier would delay the `load` event when its host
 * does not answer. Measured: adds the script. Opted out: deletes the queued events.
 */
async function applyChoice(options: AnalyticsOptions): Promise<void> {
  // Development is not measured.
  if (!import.meta.env.PROD) return
  await loaded(0)
  if (isMeasurementRefused()) drainClicks()
  else addScript(options)
}

let isStarted = false

/** Starts the measurement once per document, and follows the visitor's choice, in other tabs too. Independent of React. */
export function startAnalytics(options: AnalyticsOptions) {
  if (isStarted) return
  isStarted = true
  restrain(options.origin)
  const apply = () => void applyChoice(options)
  followMeasurement(() => {
    // Clicks made before the choice changes are not sent after it.
    drainClicks()
    apply()
  })
  apply()
}
