/** From readings to tables a person can judge: ratios first, times as information. */
import { barePath, imagePath } from './floors.ts'
import type { Arrival } from './interactions.ts'
import { categories, type Preset, type Reading, type Timing, timings } from './lighthouse.ts'
import { markdownTable } from './markdown.ts'
import type { Readings } from './rounds.ts'
import { median, type Ratio, ratioOf } from './statistics.ts'

/** What every page is held to: ratios to the floor of the same run, milliseconds for the blocking time. */
const bars = { fcp: 1.05, lcp: 1.05, speedIndex: 1.1, tbt: 30, cls: 0.005, interaction: 100, score: 1 } as const

const valuesOf = (readings: Reading[], name: Timing | 'tbt' | 'cls') => readings.map((reading) => reading[name])
const medianOf = (readings: Reading[], name: Timing | 'tbt' | 'cls') => median(valuesOf(readings, name))

/** « 1.02 ± 3 % », in bold above its bar. */
export function ratioCell({ value, spread }: Ratio, bar = Number.POSITIVE_INFINITY): string {
  if (Number.isNaN(value)) return '–'
  const text = `${value.toFixed(2)} ± ${Math.round(spread * 100)} %`
  return value > bar ? `**${text}**` : text
}

const barred = (text: string, isAbove: boolean) => (isAbove ? `**${text}**` : text)

/** The largest element decides which floor applies. */
function floorOf(readings: Readings, preset: Preset, own: Reading[]): Reading[] {
  const isImage = own.filter(({ lcpIsImage }) => lcpIsImage).length * 2 > own.length
  return readings.of(preset, 'floor', isImage ? imagePath : barePath)
}

/** One row per page: ratios to its floor and to itself without scripts, blocking time, shift, scores. */
export function pagesTable(readings: Readings, preset: Preset, paths: string[]): string {
  const rows = paths.map((path) => {
    const own = readings.of(preset, 'own', path)
    const floor = floorOf(readings, preset, own)
    const scriptless = readings.of(preset, 'scriptless', path)
    const tbt = medianOf(own, 'tbt')
    const cls = medianOf(own, 'cls')
    const scores = categories.map((name) => {
      const known = own.flatMap(({ scores: { [name]: score } }) => (score === undefined ? [] : [score]))
      const score = median(known)
      return barred(String(Math.round(score * 100)), score < bars.score)
    })
    return [
      path,
      ...timings.map((name) => ratioCell(ratioOf(valuesOf(own, name), valuesOf(floor, name)), bars[name])),
      barred(tbt.toFixed(0), tbt >= bars.tbt),
      barred(cls.toFixed(3), cls >= bars.cls),
      ratioCell(ratioOf(valuesOf(own, 'speedIndex'), valuesOf(scriptless, 'speedIndex'))),
      scores.join(' '),
    ]
  })
  return markdownTable(
    ['page', 'FCP × floor', 'LCP × floor', 'Speed Index × floor', 'TBT ms', 'CLS', 'SI × without scripts', 'P A B S'],
    rows,
  )
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** What each page asks for on a phone, as it comes over the network with nothing in the cache, not scrolled. */
export function bytesTable(readings: Readings, preset: Preset, paths: string[]): string {
  const rows = paths.map((path) => {
    const own = readings.of(preset, 'own', path)
    const [{ bytes }] = own as [Reading]
    const total = Object.values(bytes).reduce((sum, value) => sum + value, 0)
    return [
      path,
      String(median(own.map(({ requests }) => requests))),
      ...[bytes.Document, bytes.Script, bytes.Stylesheet, bytes.Font, bytes.Image, bytes.Other, total].map(kilobytes),
    ]
  })
  return markdownTable(['page', 'requests', 'HTML kB', 'scripts', 'styles', 'font', 'images', 'other', 'total'], rows)
}

/** The floors' own times, and those of every page, in milliseconds: information, never a judgement. */
export function timesTable(readings: Readings, preset: Preset, paths: string[]): string {
  const row = (name: string, own: Reading[]) => [
    name,
    ...[...timings, 'tbt' as const].map((time) => medianOf(own, time).toFixed(0)),
  ]
  return markdownTable(
    ['page', 'FCP ms', 'LCP ms', 'Speed Index ms', 'TBT ms'],
    [
      row('bare HTML', readings.of(preset, 'floor', barePath)),
      row('HTML and one image', readings.of(preset, 'floor', imagePath)),
      ...paths.map((path) => row(path, readings.of(preset, 'own', path))),
    ],
  )
}

/** This build over the other one: below 1 is faster. */
export function comparisonTable(readings: Readings, preset: Preset, paths: string[]): string {
  const rows = paths.map((path) => {
    const own = readings.of(preset, 'own', path)
    const other = readings.of(preset, 'other', path)
    return [
      path,
      ...timings.map((name) => ratioCell(ratioOf(valuesOf(own, name), valuesOf(other, name)))),
      `${medianOf(other, 'tbt').toFixed(0)} → ${medianOf(own, 'tbt').toFixed(0)}`,
      `${medianOf(other, 'cls').toFixed(3)} → ${medianOf(own, 'cls').toFixed(3)}`,
    ]
  })
  return markdownTable(['page', 'FCP × other', 'LCP × other', 'Speed Index × other', 'TBT ms', 'CLS'], rows)
}

export interface Interaction {
  path: string
  /** Longest interaction while the application starts, one value per run, in milliseconds. */
  starting: number[]
  /** Durations of the long tasks of a page nobody touches, one list per run. */
  longTasks: number[][]
}

export interface Navigation {
  from: string
  to: string
  /** At 4× CPU, and at full speed; one per run. */
  slow: Arrival[]
  full: Arrival[]
}

const range = (values: number[]) =>
  `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`

export function interactionsTable(interactions: Interaction[]): string {
  const rows = interactions.map(({ path, starting, longTasks }) => {
    const longest = longTasks.map((tasks) => Math.max(0, ...tasks))
    return [
      path,
      barred(range(starting), median(starting) >= bars.interaction),
      String(median(longTasks.map(({ length }) => length))),
      range(longest),
    ]
  })
  return markdownTable(['page', 'longest interaction while starting, ms', 'long tasks', 'the longest, ms'], rows)
}

const arrivals = (all: Arrival[]) => {
  const times = all.map(({ time }) => time)
  const faded = all.filter(({ faded }) => faded).length
  return { times: barred(range(times), median(times) >= bars.interaction), faded: `${faded} of ${all.length}` }
}

export const navigationsTable = (navigations: Navigation[]): string =>
  markdownTable(
    ['from', 'to', 'click to paint at 4× CPU, ms', 'with a fade', 'at full speed, ms', 'with a fade'],
    navigations.map((navigation) => {
      const { from, to } = navigation
      const [slow, full] = [arrivals(navigation.slow), arrivals(navigation.full)]
      return [from, to, slow.times, slow.faded, full.times, full.faded]
    }),
    [0, 1],
  )
