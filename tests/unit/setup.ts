/** A message nobody expected in the console is a failure. A test that expects some takes them: `takeConsole()`. */
import { afterEach, beforeEach, expect } from 'vitest'

const levels = ['error', 'warn'] as const
const original = { error: console.error, warn: console.warn }
let messages: unknown[][] = []

/** Takes away what Testing Library rendered; without a document there is nothing, and no library to load. */
const { cleanup } = typeof document === 'undefined' ? { cleanup: () => {} } : await import('@testing-library/react')

/** The messages so far, which then count as expected. */
export function takeConsole(): unknown[][] {
  const taken = messages
  messages = []
  return taken
}

beforeEach(() => {
  messages = []
  for (const level of levels) console[level] = (...args) => messages.push(args)
})

afterEach(() => {
  cleanup()
  Object.assign(console, original)
  expect(messages, 'messages inattendus dans la console').toEqual([])
})
