/**
 * A measurement host with a script that does to the page what that of Rybbit 2.7 does: an identifier written before anything else, settings
 * and feature flags asked for, page views and errors sent. The errors of others are left out, as it does, by the file or the stack they
 * name.
 */
import type { BrowserContext } from '@playwright/test'
import { environment } from '@/site/environment'

/** Runs in the page. */
function rybbit() {
  const { dataset, src } = document.currentScript as HTMLScriptElement
  const host = src.replace('/script.js', '')
  const nothing = () => {}
  const start = async () => {
    if (localStorage.getItem('disable-rybbit') !== null) {
      Object.assign(window, { rybbit: { event: nothing, error: nothing } })
      return
    }
    let visitor = localStorage.getItem('rybbit-visitor-id')
    try {
      visitor ??= crypto.randomUUID()
      localStorage.setItem('rybbit-visitor-id', visitor)
    } catch {
      // Storage full: an identifier for this page.
    }
    const post = (path: string, body: object) =>
      fetch(host + path, { method: 'POST', body: JSON.stringify(body), keepalive: true })
    const askForFlags = async () => {
      const answer = await post(`/site/${dataset.siteId}/feature-flags/evaluate`, { anonymousId: visitor })
      const { featureFlagsEnabled } = answer.ok ? await answer.json() : {}
      return featureFlagsEnabled !== false
    }
    const settings = await (await fetch(`${host}/site/tracking-config/${dataset.siteId}`)).json()
    let hasFlags = await askForFlags().catch(() => true)
    const track = (type: string, detail: object = {}) =>
      post('/track', { type, pathname: location.pathname, title: document.title, ...detail })
    const error = (thrown: Error, { filename = '' } = {}) => {
      const stack = thrown.stack || ''
      const isOurs = filename ? new URL(filename).origin === location.origin : !stack || stack.includes(location.origin)
      if (isOurs) void track('error', { message: thrown.message.substring(0, 500) })
    }
    if (settings.trackErrors) {
      addEventListener('error', (event) => error(event.error || new Error(event.message), event))
      addEventListener('unhandledrejection', ({ reason }) => error(reason))
    }
    const { pushState } = history
    history.pushState = function (...state) {
      pushState.apply(this, state)
      void track('pageview')
      if (hasFlags) void askForFlags().then((enabled) => (hasFlags = enabled), nothing)
    }
    Object.assign(window, { rybbit: { event: (name: string) => void track('custom_event', { name }), error } })
    void track('pageview')
  }
  void start()
}

export interface MeasuredVisit {
  /** Paths asked of the host, in order. */
  requests: string[]
  /** Events received: page views, clicks and errors. */
  events: { type: string; pathname: string; name?: string; message?: string }[]
}

/** Serves that script at the measurement host. */
export async function playRybbit(context: BrowserContext): Promise<MeasuredVisit> {
  const visit: MeasuredVisit = { requests: [], events: [] }
  await context.route(`${environment.analyticsOrigin}/**`, async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const headers = { 'access-control-allow-origin': '*' }
    visit.requests.push(pathname)
    if (pathname === '/api/track') visit.events.push(request.postDataJSON())
    if (pathname === '/api/script.js') await route.fulfill({ contentType: 'text/javascript', body: `(${rybbit})()` })
    else if (pathname.includes('/tracking-config/')) await route.fulfill({ headers, json: { trackErrors: true } })
    else await route.fulfill({ headers, json: { featureFlagsEnabled: true, flags: {} } })
  })
  return visit
}
