/**
 * Audience measurement (Rybbit, self-hosted), as plain functions over a window given as an argument.
 * Clicks wait in a bounded queue until the script is there; if it never comes, nothing throws and nothing retries.
 */
import { useEffect } from 'react'
import { isMeasurementRefused, useMeasurementRefused } from './measurement'

interface Rybbit {
  event: (name: string) => void
}

type AnalyticsWindow = Window & { rybbit?: Rybbit }

export interface AnalyticsOptions {
  /** Scheme and host of the measurement server, without a trailing slash. */
  origin: string
  siteId: string
}

const queueLimit = 50
/** Rybbit defines `window.rybbit` only after it has fetched its settings, some time after its `load` event. */
const settleInterval = 100
const settleTries = 100

/**
 * The event's name for a click: the id of the nearest button or link around its target, if it has one.
 * A click made with the keyboard is a click too.
 */
function trackedId(target: EventTarget | null): string | undefined {
  if (!target || !('closest' in target)) return undefined
  return (target as Element).closest('a, button')?.id || undefined
}

/** While the visitor refuses, no request leaves for the measurement host, not even from a script already running. */
function guardRequests(origin: string, window: AnalyticsWindow) {
  const send = window.fetch
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url.startsWith(`${origin}/`) && isMeasurementRefused(window))
      return Promise.resolve(new Response(null, { status: 204 }))
    return send.call(window, input, init)
  }
  return () => {
    window.fetch = send
  }
}

/**
 * Adds the measurement script and reports clicks, until the returned function is called.
 * Does nothing but wait for clicks while the visitor refuses; call it again after a change of mind.
 */
function startAnalytics({ origin, siteId }: AnalyticsOptions, window: AnalyticsWindow): () => void {
  const { document } = window
  const queue: string[] = []
  let dead = false
  let timer: number | undefined

  const send = (name: string) => {
    try {
      window.rybbit?.event(name)
    } catch {
      // A measurement that fails is the measurement's problem, never the visitor's.
    }
  }
  const flush = (triesLeft: number) => {
    if (window.rybbit) {
      for (const name of queue.splice(0)) send(name)
    } else if (triesLeft > 0) {
      timer = window.setTimeout(() => flush(triesLeft - 1), settleInterval)
    } else {
      giveUp()
    }
  }
  const giveUp = () => {
    dead = true
    queue.length = 0
  }
  const onClick = (event: Event) => {
    const name = trackedId(event.target)
    if (!name || isMeasurementRefused(window)) return
    if (window.rybbit) send(name)
    else if (!dead && queue.length < queueLimit) queue.push(name)
  }

  document.addEventListener('click', onClick, { capture: true })
  const releaseRequests = guardRequests(origin, window)
  const src = `${origin}/api/script.js`
  const addScript = () => {
    const script = document.createElement('script')
    script.defer = true
    script.dataset.siteId = siteId
    script.dataset.webVitals = 'true'
    script.dataset.trackErrors = 'true'
    script.addEventListener('load', () => flush(settleTries))
    script.addEventListener('error', giveUp)
    script.src = src
    document.head.append(script)
  }
  if (!isMeasurementRefused(window)) {
    if (window.rybbit || document.querySelector(`script[src="${src}"]`)) flush(settleTries)
    else if (document.readyState === 'complete') addScript()
    // A script added earlier holds back the page's own `load` event when its host does not answer.
    else window.addEventListener('load', addScript, { once: true })
  }
  return () => {
    document.removeEventListener('click', onClick, { capture: true })
    window.removeEventListener('load', addScript)
    releaseRequests()
    window.clearTimeout(timer)
  }
}

/**
 * Measures visits once the router has started (effects run after hydration), and follows the visitor's change of mind.
 * @param options undefined measures nothing
 */
export function useAnalytics(options: AnalyticsOptions | undefined) {
  const refused = useMeasurementRefused()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `refused` is read by startAnalytics; a change of mind must start it anew
  useEffect(() => (options ? startAnalytics(options, window) : undefined), [options, refused])
}
