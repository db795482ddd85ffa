import { expect, test } from 'vitest'
import { disc, rooflines, street, viewOf } from '@/components/Rue/drawing'
import { dayTimeAt, duskShare, sentence, shareAt, timeThere } from '@/components/Rue/live/hour'
import { discLeft, houses, joint, litOf, placesOf, unit, windowsOf } from '@/components/Rue/live/houses'
import { dayTimes } from '@/theme/tokens'
import { readText } from '../../scripts/text'
import { drawStreet } from '../../tools/street'

const everyRoofline = Array.from({ length: rooflines }, (_, roofline) => roofline)
const everyHour = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:30`)

test('the drawing of the street is the one its program draws (« npm run icons » after a change), small, with every view', () => {
  const drawing = readText('src/components/Rue/rue.svg')
  expect(drawing).toBe(drawStreet())
  expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(16_000)
  expect(rooflines).toBe(Object.keys(houses).length)
  const views = dayTimes.flatMap((dayTime) => everyRoofline.map((roofline) => viewOf(`toits-${roofline}`, dayTime)))
  expect(views.filter((view) => !drawing.includes(`id="${view}"`))).toEqual([])
})

// In the drawing, paths of class `x` are bricks, those of class `m` the mortar of courses (tools/street.ts).
test('no brick of the street is shorter than half a brick, and roofs stand on whole units', () => {
  const drawing = readText('src/components/Rue/rue.svg')
  const bricks = [...drawing.matchAll(/class="x \w" d="([^"]+)"/g)].flatMap(([, path = '']) => [
    ...path.matchAll(/h(\d+)/g),
  ])
  expect(bricks.length).toBeGreaterThan(0)
  expect(bricks.filter(([, length]) => Number(length) < 2 * unit - joint).map(String)).toEqual([])
  const outlines = [...drawing.matchAll(/class="m" d="([^"]+)"/g)].flatMap(([, path = '']) => [
    ...path.matchAll(/M(\S+) \d+V\d+H(\d+)/g),
  ])
  expect(outlines.length).toBeGreaterThan(0)
  expect(
    outlines.filter(([, from, to]) => (Number(from) + joint) % unit !== 0 || Number(to) % unit !== 0).map(String),
  ).toEqual([])
})

test('in every roofline no roof is nearer than two courses to the sun of a large screen', () => {
  const drawing = readText('src/components/Rue/rue.svg')
  const coursesOf = (name: string) => {
    const outline = new RegExp(`<g id="${name}"><path class="m" d="([^"]+)"`).exec(drawing)?.[1] ?? ''
    return [...outline.matchAll(/M(\S+) \d+V(\d+)H(\d+)/g)].map((course) => course.slice(1).map(Number))
  }
  const near = everyRoofline.flatMap((roofline) => {
    const left = street.door + (discLeft[roofline] ?? Number.NaN) * unit
    const isUnderSun = (from: number, to: number) => to > left - 2 * unit && from + joint < left + disc.width + 2 * unit
    return placesOf(roofline).flatMap(({ name, x }) => {
      const courses = coursesOf(name)
      expect(courses.length, name).toBeGreaterThan(0)
      return courses
        .filter(([from = 0, top = 0, to = 0]) => isUnderSun(x + from, x + to) && top < street.foot - 12 * unit)
        .map(([, top]) => `toits ${roofline} : ${name}, ${top}`)
    })
  })
  expect(near).toEqual([])
})

test('the hour is that of clocks elsewhere, in winter, in summer and after midnight, with spaces that do not break', () => {
  const sentences = ['2026-11-23T17:42:00Z', '2026-07-01T22:05:00Z', '2026-07-01T07:00:00Z'].map((instant) =>
    sentence(timeThere(new Date(instant), 'Europe/Paris'), 'à Lille'),
  )
  expect(sentences).toEqual(
    ['18 h 42', '0 h 05', '9 h 00'].map((hour) => `Il est ${hour.replaceAll(' ', '\u00a0')} à Lille.`),
  )
})

test('each hour has a daylight; more windows are lit in the dark of the evening than by day, fewer while people sleep', () => {
  expect(new Set(everyHour.map(dayTimeAt))).toEqual(new Set(dayTimes))
  const most = (hours: string[]) => Math.max(...hours.map(shareAt))
  const hoursOf = (dayTime: string) => everyHour.filter((hour) => dayTimeAt(hour) === dayTime)
  expect(most(hoursOf('day'))).toBeLessThan(most(hoursOf('dawn')))
  expect(most(hoursOf('night'))).toBeLessThan(Math.min(...hoursOf('dusk').map(shareAt)))
  expect(hoursOf('dusk').map(shareAt)).toContain(duskShare)
})

test('in every roofline windows are lit in their share, give or take a tenth, but for the house that always is; those lit in addition are near the door, as a phone shows', () => {
  for (const roofline of everyRoofline) {
    const windows = windowsOf(roofline)
    const shares = everyHour.map(shareAt)
    const others = windows.filter(({ threshold }) => threshold > 0)
    const far = shares.filter((share) => Math.abs(litOf(others, share, 0).length / others.length - share) > 0.1)
    expect(far, `toits ${roofline}`).toEqual([])
    const additional = litOf(windows, 0, 2)
    expect(additional).toHaveLength(2)
    for (const { x } of additional) expect(Math.abs(x - street.door)).toBeLessThan(300)
    expect(litOf(windows, 0.4, 3)).toHaveLength(litOf(windows, 0.4, 0).length + 3)
  }
})
