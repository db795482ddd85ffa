// @vitest-environment jsdom
import { screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type AnalyticsWindow, startAnalytics } from '@/hooks/analytics'
import { forgetMeasurementChoice, refuseMeasurement } from '@/hooks/measurement'

const options = { origin: 'https://mesure.exemple.fr', siteId: '1' }
const host = window as AnalyticsWindow
const findScript = () => document.querySelector<HTMLScriptElement>('script[data-site-id]')

let stop: () => void = () => {}
const start = () => {
  stop = startAnalytics(options, host)
}
/** The script's `load` event; Rybbit itself appears once it has fetched its settings. */
const scriptLoads = () => findScript()?.dispatchEvent(new Event('load'))
const rybbitAppears = () => {
  const event = vi.fn()
  host.rybbit = { event }
  return event
}

beforeEach(() => {
  document.body.innerHTML = `
    <a id="nav-projets" href="#"><span>Projets <b>récents</b></span></a>
    <button id="contact-envoyer" type="button">Envoyer</button>
    <button type="button">Sans nom</button>
    <div id="bloc"><p>Texte</p></div>`
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
  test('adds one deferred script from its own host, with the options of the site', () => {
    start()
    expect(document.querySelectorAll('script')).toHaveLength(1)
    expect(findScript()?.outerHTML).toBe(
      '<script defer="" data-site-id="1" data-web-vitals="true" data-track-errors="true" src="https://mesure.exemple.fr/api/script.js"></script>',
    )
  })

  test('waits for the page to have loaded: a host that does not answer must not hold it back', () => {
    const loading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    start()
    expect(findScript()).toBeNull()
    loading.mockReturnValue('complete')
    window.dispatchEvent(new Event('load'))
    window.dispatchEvent(new Event('load'))
    expect(document.querySelectorAll('script')).toHaveLength(1)
  })

  test('listens to clicks once, in the capture phase', () => {
    const listen = vi.spyOn(document, 'addEventListener')
    start()
    expect(listen.mock.calls.map(([type, , phase]) => [type, phase])).toEqual([['click', { capture: true }]])
  })

  test('names the event after the id of the link or button, wherever in it the click falls', async () => {
    start()
    const event = rybbitAppears()
    await userEvent.click(screen.getByText('récents'))
    await userEvent.click(screen.getByText('Envoyer'))
    expect(event.mock.calls).toEqual([['nav-projets'], ['contact-envoyer']])
  })

  test('counts a button pressed with the keyboard', async () => {
    start()
    const event = rybbitAppears()
    screen.getByText('Envoyer').focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(event.mock.calls).toEqual([['contact-envoyer'], ['contact-envoyer']])
  })

  test('says nothing of what has no id, nor of what is neither a link nor a button', async () => {
    start()
    const event = rybbitAppears()
    await userEvent.click(screen.getByText('Sans nom'))
    await userEvent.click(screen.getByText('Texte'))
    expect(event).not.toHaveBeenCalled()
  })

  test('a handler that stops the click from bubbling hides nothing', async () => {
    start()
    const event = rybbitAppears()
    screen.getByText('Envoyer').addEventListener('click', (click) => click.stopPropagation())
    await userEvent.click(screen.getByText('Envoyer'))
    expect(event).toHaveBeenCalledOnce()
  })

  test('keeps the clicks made before the script is there, and sends them in order once it is', () => {
    vi.useFakeTimers()
    start()
    screen.getByText('Projets').click()
    screen.getByText('Envoyer').click()
    scriptLoads()
    vi.advanceTimersByTime(500)
    const event = rybbitAppears()
    vi.advanceTimersByTime(200)
    expect(event.mock.calls).toEqual([['nav-projets'], ['contact-envoyer']])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('gives up when the script is blocked: nothing waits, nothing throws', () => {
    vi.useFakeTimers()
    start()
    screen.getByText('Envoyer').click()
    findScript()?.dispatchEvent(new Event('error'))
    screen.getByText('Envoyer').click()
    expect(vi.getTimerCount()).toBe(0)
    const event = rybbitAppears()
    screen.getByText('Envoyer').click()
    expect(event.mock.calls).toEqual([['contact-envoyer']])
  })

  test('gives up when the script loads but never defines itself', () => {
    vi.useFakeTimers()
    start()
    scriptLoads()
    vi.advanceTimersByTime(60_000)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('does not let the queue grow without end', () => {
    vi.useFakeTimers()
    start()
    for (let click = 0; click < 500; click++) screen.getByText('Envoyer').click()
    const event = rybbitAppears()
    scriptLoads()
    vi.runAllTimers()
    expect(event.mock.calls.length).toBeLessThanOrEqual(50)
  })

  test('a measurement that throws is not the visitor’s problem', () => {
    start()
    host.rybbit = {
      event: () => {
        throw new Error('panne')
      },
    }
    expect(() => screen.getByText('Envoyer').click()).not.toThrow()
  })

  test('does nothing for a visitor who refuses: no script, no event, no request', async () => {
    refuseMeasurement(true, window)
    const send = vi.fn(() => Promise.resolve(new Response()))
    vi.stubGlobal('fetch', send)
    start()
    const event = rybbitAppears()
    screen.getByText('Envoyer').click()
    await window.fetch('https://mesure.exemple.fr/api/track', { method: 'POST' })
    expect(findScript()).toBeNull()
    expect(event).not.toHaveBeenCalled()
    expect(send).not.toHaveBeenCalled()
  })

  test('a refusal stops a script that is already running, and other requests still leave', async () => {
    const send = vi.fn(() => Promise.resolve(new Response()))
    vi.stubGlobal('fetch', send)
    start()
    const event = rybbitAppears()
    refuseMeasurement(true, window)
    screen.getByText('Envoyer').click()
    const answer = await window.fetch(new Request('https://mesure.exemple.fr/api/track'))
    await window.fetch('https://mesure.exemple.fr.evil.example/x')
    expect(event).not.toHaveBeenCalled()
    expect(answer.status).toBe(204)
    expect(send.mock.calls).toEqual([['https://mesure.exemple.fr.evil.example/x', undefined]])
  })

  test('a refusal withdrawn measures again, with the same script', () => {
    start()
    refuseMeasurement(true, window)
    stop()
    start()
    refuseMeasurement(false, window)
    stop()
    start()
    const event = rybbitAppears()
    screen.getByText('Envoyer').click()
    expect(document.querySelectorAll('script')).toHaveLength(1)
    expect(event).toHaveBeenCalledOnce()
  })

  test('leaves the page as it found it', () => {
    const { fetch } = window
    start()
    stop()
    expect(window.fetch).toBe(fetch)
    const event = rybbitAppears()
    screen.getByText('Envoyer').click()
    expect(event).not.toHaveBeenCalled()
  })
})
