// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  forgetMeasurementChoice,
  isMeasurementRefused,
  refuseMeasurement,
  subscribeToMeasurement,
} from '@/hooks/measurement'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  forgetMeasurementChoice()
})

const withoutStorage = () =>
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })

describe('the choice not to be measured', () => {
  test('is not made until the visitor makes it', () => {
    expect(isMeasurementRefused(window)).toBe(false)
  })

  test('holds at once, survives a reload, and can be taken back', () => {
    expect(refuseMeasurement(true, window)).toBe(true)
    expect(isMeasurementRefused(window)).toBe(true)
    forgetMeasurementChoice()
    expect(isMeasurementRefused(window)).toBe(true)
    expect(refuseMeasurement(false, window)).toBe(true)
    forgetMeasurementChoice()
    expect(isMeasurementRefused(window)).toBe(false)
  })

  test('is written under the key that the measurement script honours by itself', () => {
    refuseMeasurement(true, window)
    expect(localStorage.getItem('disable-rybbit')).not.toBeNull()
  })

  test('holds for this page where storage is blocked, and says that it will not last', () => {
    withoutStorage()
    expect(isMeasurementRefused(window)).toBe(false)
    expect(refuseMeasurement(true, window)).toBe(false)
    expect(isMeasurementRefused(window)).toBe(true)
  })

  test('Global Privacy Control counts as a refusal that nothing overrides', () => {
    const navigator = Object.create(window.navigator, { globalPrivacyControl: { value: true } })
    const private_ = new Proxy(window, {
      get: (target, key) => (key === 'navigator' ? navigator : Reflect.get(target, key)),
    })
    refuseMeasurement(false, window)
    expect(isMeasurementRefused(private_)).toBe(true)
  })

  test('is followed by this page and by the other tabs', () => {
    const changed = vi.fn()
    const stop = subscribeToMeasurement(changed, window)
    refuseMeasurement(true, window)
    expect(changed).toHaveBeenCalledTimes(1)
    localStorage.removeItem('disable-rybbit')
    window.dispatchEvent(new StorageEvent('storage', { key: 'disable-rybbit' }))
    expect(changed).toHaveBeenCalledTimes(2)
    expect(isMeasurementRefused(window)).toBe(false)
    window.dispatchEvent(new StorageEvent('storage', { key: 'autre' }))
    stop()
    refuseMeasurement(true, window)
    expect(changed).toHaveBeenCalledTimes(2)
  })
})
