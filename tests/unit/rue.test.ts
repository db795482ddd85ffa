import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rooflines, street } from '@/components/Rue/drawing'
import { duskShare, sentence, shareAt, timeThere } from '@/components/Rue/live/hour'
import { houses, litOf, windowsOf } from '@/components/Rue/live/houses'
import { drawStreet } from '../../tools/street'

const everyRoofline = Array.from({ length: rooflines }, (_, roofline) => roofline)

describe('the drawing of the street', () => {
  const drawing = readFileSync('src/components/Rue/rue.svg', 'utf8')

  test('is the one its program draws: « npm run icons » after a change', () => {
    expect(drawing).toBe(drawStreet())
  })

  test('is at most 12 kB', () => {
    expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(12_000)
  })

  test('has a roofline for each house to begin with', () => {
    expect(rooflines).toBe(Object.keys(houses).length)
    for (const roofline of everyRoofline) expect(drawing).toContain(`id="toits-${roofline}"`)
  })
})

describe('the hour of the street', () => {
  test.each([
    ['in winter', '2026-11-23T17:42:00Z', '18 h 42'],
    ['in summer', '2026-07-01T22:05:00Z', '0 h 05'],
    ['before ten', '2026-07-01T07:00:00Z', '9 h 00'],
  ])('is that of its clocks %s, with spaces that do not break', (_, instant, expected) => {
    expect(sentence(timeThere(new Date(instant), 'Europe/Paris'), 'à Lille')).toBe(
      `Il est ${expected.replaceAll(' ', '\u00a0')} à Lille.`,
    )
  })

  test.each([
    ['00:30', 0.3],
    ['01:00', 0],
    ['06:59', 0],
    ['07:00', 0.4],
    ['09:00', 0.1],
    ['17:00', 0.6],
    ['19:00', 0.85],
    ['22:00', 0.3],
  ])('at %s lights %d of the windows', (time, share) => {
    expect(shareAt(time)).toBe(share)
  })

  test('of the drawing is dusk', () => {
    expect(shareAt('18:42')).toBe(duskShare)
  })
})

describe.each(everyRoofline)('the windows of roofline %d', (roofline) => {
  const windows = windowsOf(roofline)

  test.each([0, 0.1, 0.3, 0.4, 0.6, 0.85, 1])('are lit in their share, %d, give or take a tenth', (share) => {
    expect(litOf(windows, share, 0).length / windows.length).toBeGreaterThanOrEqual(share - 0.1)
    expect(litOf(windows, share, 0).length / windows.length).toBeLessThanOrEqual(share + 0.1)
  })

  test('that are lit beside are the nearest to the door: those a phone shows', () => {
    const [first, second, ...others] = litOf(windows, 0, 2)
    expect(others).toEqual([])
    for (const window of [first, second]) expect(Math.abs((window?.x ?? 0) - street.door)).toBeLessThan(300)
    expect(litOf(windows, 0.4, 3)).toHaveLength(litOf(windows, 0.4, 0).length + 3)
  })
})
