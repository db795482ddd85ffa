// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { startAnalytics } from '@/browser/analytics'
import { useAnalytics } from '@/hooks/useAnalytics'
import { useRecovery } from '@/hooks/useRecovery'
import { useScroll } from '@/hooks/useScroll'
import { future } from '@/router'
import { config } from '@/site/config'

test('useRecovery clears the flag once a page is shown, not while it is lost', () => {
  localStorage.setItem('site:reloaded', '1')
  const { rerender } = renderHook(useRecovery, { initialProps: false })
  expect(localStorage.getItem('site:reloaded')).toBe('1')
  rerender(true)
  expect(localStorage.getItem('site:reloaded')).toBeNull()
})

test('useAnalytics starts the measurement, once for a document', () => {
  const { fetch } = window
  renderHook(useAnalytics, { initialProps: config.analytics })
  const started = window.fetch
  expect(started).not.toBe(fetch)
  startAnalytics(config.analytics)
  expect(window.fetch).toBe(started)
})

test('useScroll takes the restoration of positions from the browser, and gives it back for a reload', () => {
  vi.stubGlobal('scrollTo', () => {})
  const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter future={future}>{children}</MemoryRouter>
  const { unmount } = renderHook(useScroll, { initialProps: true, wrapper })
  expect(history.scrollRestoration).toBe('manual')
  window.dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
  unmount()
})
