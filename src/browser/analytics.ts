/**
 * Audience measurement (Rybbit, self-hosted). What there is to tell waits until its script is there; if it never comes,
 * nothing throws and nothing retries.
 */
import { followMeasurement, isMeasurementRefused } from './optOut'
import { loaded } from './timing'

interface Rybbit {
  event: (name: string) => void
  /** Errors of other sites are left out by the file they name, or else by their stack, which the browser need not give. */
  error: (error: Error, properties: { filename: string }) => void
}

type AnalyticsWindow = Window & typeof globalThis & { rybbit?: Rybbit }

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
function tell(message: (rybbit: Rybbit) => void, window: AnalyticsWindow) {
  if (isMeasurementRefused(window)) return
  // A measurement that fails is the measurement's problem, never the visitor's.
  script.then((rybbit) => isMeasurementRefused(window) || message(rybbit)).catch(() => {})
}

/** Reports an error to the measurement, which may start later. */
export function measureError(thrown: unknown, window: AnalyticsWindow) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const filename = window.location.href
  tell((rybbit) => rybbit.error(error, { filename }), window)
}

/**
 * Holds the measurement's script to what the privacy page says, whatever its version: while the visitor refuses, no request leaves for its
 * host; no feature flag is ever asked for, nor an identifier kept on the visitor's device.
 */
function restrain(origin: string, window: AnalyticsWindow) {
  const { fetch } = window
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url.startsWith(`${origin}/`)) {
      if (isMeasurementRefused(window)) return new Response(null, { status: 204 })
      if (url.includes('/feature-flags/')) return Response.json({ featureFlagsEnabled: false, flags: {} })
    }
    return fetch(input, init)
  }
  const { prototype } = window.Storage
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

/**
 * Measures the visit from now on: adds the script once the page is shown and loaded, reports clicks, follows the visitor's change of mind.
 * Call it once in a document.
 * @param options.origin scheme and host of the measurement's server, without a trailing slash
 */
export function startAnalytics({ origin, siteId }: { origin: string; siteId: string }, window: AnalyticsWindow) {
  const { document } = window
  const src = `${origin}/api/script.js`
  const follow = () => {
    if (isMeasurementRefused(window) || document.querySelector(`script[src="${src}"]`)) return
    const element = document.createElement('script')
    Object.assign(element.dataset, { siteId, webVitals: 'true', trackErrors: 'true' })
    element.addEventListener('load', () => {
      const looking = window.setInterval(() => {
        if (!window.rybbit) return
        scriptIsThere(window.rybbit)
        window.clearInterval(looking)
      }, settle.interval)
      window.setTimeout(() => window.clearInterval(looking), settle.longest)
    })
    element.src = src
    document.head.append(element)
  }
  restrain(origin, window)
  // A click made with the keyboard is a click too. Its event is named after the id of the link or button around it, where that has one.
  const onClick = ({ target }: Event) => {
    const { id } = (target as Partial<Element>).closest?.('a, button') ?? {}
    if (id) tell((rybbit) => rybbit.event(id), window)
  }
  document.addEventListener('click', onClick, { capture: true })
  // A script added earlier holds back the page's own `load` event when its host does not answer.
  void loaded(0, window).then(() => {
    follow()
    followMeasurement(follow)
  })
}
