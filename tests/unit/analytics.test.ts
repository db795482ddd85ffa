// @vitest-environment jsdom
/** What measurement does when its script is late, never comes or is refused. What it measures: tests/browser/analytics. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type AnalyticsWindow, startAnalytics } from '@/hooks/analytics'
import { forgetMeasurementChoice, refuseMeasurement } from '@/hooks/measurement'

const host = window as AnalyticsWindow
const findScript = () => document.querySelector<HTMLScriptElement>('script[data-site-id]')
const click = () => document.getElementById('contact-envoyer')?.click()

let stop: () => void = () => {}
const start = () => {
  stop = startAnalytics({ origin: 'https://mesure.exemple.fr', siteId: '1' }, host)
}
const rybbitAppears = () => {
  const event = vi.fn()
  host.rybbit = { event }
  return event
}

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<button id="contact-envoyer" type="button">Envoyer</button>'
})

afterEach(() => {
  stop()
  document.head.innerHTML = ''
  delete host.rybbit
  localStorage.clear()
  forgetMeasurementChoice()
  vi.useRealTimers()
})

describe('audience measurement', () => {
  test('waits for the page to have loaded: a host that does not answer must not hold it back', () => {
    const loading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    start()
    expect(findScript()).toBeNull()
    loading.mockReturnValue('complete')
    window.dispatchEvent(new Event('load'))
    window.dispatchEvent(new Event('load'))
    expect(document.querySelectorAll('script')).toHaveLength(1)
  })

  test.each([
    ['is blocked', 'error'],
    ['loads but never defines itself', 'load'],
  ])('gives up when its script %s: nothing waits, nothing throws, what comes later is measured', (_, outcome) => {
    start()
    click()
    findScript()?.dispatchEvent(new Event(outcome))
    vi.advanceTimersByTime(60_000)
    click()
    expect(vi.getTimerCount()).toBe(0)
    const event = rybbitAppears()
    click()
    expect(event.mock.calls).toEqual([['contact-envoyer']])
  })

  test('does not let the queue grow without end', () => {
    start()
    for (let count = 0; count < 500; count++) click()
    const event = rybbitAppears()
    findScript()?.dispatchEvent(new Event('load'))
    vi.runAllTimers()
    expect(event.mock.calls.length).toBeLessThanOrEqual(50)
  })

  test('once refused, lets the requests to other hosts leave, one whose name begins alike included', async () => {
    const send = vi.fn(() => Promise.resolve(new Response()))
    vi.stubGlobal('fetch', send)
    start()
    refuseMeasurement(true, window)
    const answer = await window.fetch(new Request('https://mesure.exemple.fr/api/track'))
    await window.fetch('https://mesure.exemple.fr.evil.example/x')
    expect(answer.status).toBe(204)
    expect(send.mock.calls).toEqual([['https://mesure.exemple.fr.evil.example/x', undefined]])
  })

  test('refused then taken back, measures again, once, with the same script', () => {
    start()
    for (const refused of [true, false]) {
      refuseMeasurement(refused, window)
      stop()
      start()
    }
    const event = rybbitAppears()
    click()
    expect(document.querySelectorAll('script')).toHaveLength(1)
    expect(event).toHaveBeenCalledOnce()
  })
})
