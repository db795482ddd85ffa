// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MesureSwitch } from '@/pages/politique-confidentialite-cookies/MesureSwitch'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('the switch that refuses the measurement is kept by this browser, says what it did, and can be taken back', () => {
  render(<MesureSwitch />)
  const choice = screen.getByRole<HTMLInputElement>('switch')
  const status = () => screen.getByRole('status').textContent
  expect([choice.checked, localStorage.length, status()]).toEqual([false, 0, ''])
  fireEvent.click(choice)
  const refused = status()
  expect([choice.checked, localStorage.length]).toEqual([true, 1])
  fireEvent.click(choice)
  expect([choice.checked, localStorage.length]).toEqual([false, 0])
  expect(refused).not.toBe('')
  expect(status()).not.toBe(refused)
})

test('a choice made in another tab is shown in this one', () => {
  render(<MesureSwitch />)
  localStorage.setItem('disable-rybbit', '1')
  fireEvent(window, new StorageEvent('storage', { key: 'disable-rybbit' }))
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true)
})
