/** Console messages fail the test. */
import { afterEach, beforeEach, expect } from 'vitest'

const levels = ['error', 'warn'] as const
const original = { error: console.error, warn: console.warn }
let messages: unknown[][] = []

beforeEach(() => {
  messages = []
  for (const level of levels) console[level] = (...args) => messages.push(args)
})

afterEach(() => {
  Object.assign(console, original)
  expect(messages, 'messages inattendus dans la console').toEqual([])
})
