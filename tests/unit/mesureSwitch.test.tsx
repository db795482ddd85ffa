// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refus } from '@/content/confidentialite'
import { forgetMeasurementChoice, isMeasurementRefused, refuseMeasurement } from '@/hooks/measurement'
import { MesureSwitch } from '@/pages/politique-confidentialite-cookies/MesureSwitch'

const page = <MesureSwitch />
const control = () => screen.getByRole<HTMLInputElement>('switch', { name: refus.label })
const status = () => screen.getByRole('status').textContent

beforeEach(() => {
  localStorage.clear()
  forgetMeasurementChoice()
})

describe('the switch « ne pas mesurer »', () => {
  test('is off limits in the prerendered page, where no script could make it work', () => {
    const markup = renderToString(page)
    expect(markup).toContain('disabled=""')
    expect(markup).toContain(refus.noScript)
  })

  test('refuses at once, says so, and takes it back', async () => {
    render(page)
    expect(control().checked).toBe(false)
    expect(status()).toBe('')

    await userEvent.click(control())
    expect(isMeasurementRefused(window)).toBe(true)
    expect(localStorage.getItem('disable-rybbit')).not.toBeNull()
    expect(status()).toBe(refus.etats.refuse)

    await userEvent.click(control())
    expect(isMeasurementRefused(window)).toBe(false)
    expect(localStorage.getItem('disable-rybbit')).toBeNull()
    expect(status()).toBe(refus.etats.accepte)
  })

  test('shows an earlier refusal without announcing it', () => {
    localStorage.setItem('disable-rybbit', '1')
    render(page)
    expect(control().checked).toBe(true)
    expect(status()).toBe('')
  })

  test('says that the choice will not last where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    render(page)
    await userEvent.click(control())
    expect(control().checked).toBe(true)
    expect(status()).toBe(refus.etats.refuseSansMemoire)
  })

  test('is on, cannot be moved and says why under Global Privacy Control', () => {
    vi.stubGlobal('navigator', Object.create(navigator, { globalPrivacyControl: { value: true } }))
    render(page)
    expect(control().checked).toBe(true)
    expect(control().disabled).toBe(true)
    expect(screen.getByRole('switch', { description: refus.signal })).toBe(control())
  })

  test('follows a change made elsewhere and no longer says what was true before', async () => {
    render(page)
    await userEvent.click(control())
    act(() => {
      refuseMeasurement(false, window)
    })
    expect(control().checked).toBe(false)
    expect(status()).toBe('')
  })

  test('follows another tab, even one that clears everything', async () => {
    render(page)
    await userEvent.click(control())
    localStorage.clear()
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: null }))
    })
    expect(control().checked).toBe(false)
  })
})
