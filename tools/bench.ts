/** `npm run bench`: measures the site on a throttled phone, next to bare HTML in the same run. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { defaultBudget, prefetchBudget, shiftBudget } from '../scripts/build/budgets.ts'
import { CommandError } from '../scripts/explain.ts'
import { rulesOfSite, serve } from '../scripts/serve.ts'
import { today } from '../scripts/today.ts'
import { pages } from '../src/site/pages.ts'
import { serviceIds } from '../src/site/services.ts'
import { serveBareHtml } from './bench/bareHtml.ts'
import { type Gesture, readPage, slowdown, touch } from './bench/phone.ts'
import { costOfProjets } from './bench/projets.ts'
import { type Figure, inTurn, markdown, median, sitemapPaths, type Table } from './bench/tables.ts'

const { values: options } = parseArgs({
  options: {
    base: { type: 'string' }, // a running server, instead of a build made here
    paths: { type: 'string' }, // /,/projets, instead of the pages of the site map
    runs: { type: 'string', default: '5' }, // visits of each page
    projets: { type: 'string' }, // instead of all that, what so many projects more cost the build
  },
})
/** @throws CommandError on anything but a whole number from 1 */
function numberOf(option: 'runs' | 'projets', text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text)
  throw new CommandError(`--${option} vaut « ${text} » : il faut un nombre à partir de 1, comme « --${option} 3 ».`)
}
const runs = numberOf('runs', options.runs)
const projetsMore = options.projets === undefined ? undefined : numberOf('projets', options.projets)

/** Path of the results, .json and .md. */
const out = 'test-results/bench'
const bareName = 'bare HTML'
const filterLink = 'main a[href*="?service="]'
/**
 * Gestures; `bar`: longest response, in milliseconds. Those that lead to another page after three seconds on this one also stay under 0.6 ×
 * the first paint of bare HTML.
 */
const gestures: (Gesture & { name: string; bar: number })[] = [
  { name: 'menu of /', from: '/', taps: ['#nav-menu', '#nav-contact'], bar: 250 },
  { name: 'menu of a service', from: pages[serviceIds[0]].path, taps: ['#nav-menu', '#nav-contact'], bar: 250 },
  { name: 'last page of the menu of /', from: '/', taps: ['#nav-menu', '#nav-agence'], bar: 250 },
  { name: 'link of /', from: '/', taps: ['main a'], bar: 250 },
  { name: 'card of a project', from: pages.projets.path, taps: ['main article a'], bar: 250 },
  { name: 'link of / at once', from: '/', taps: ['main a'], isAtOnce: true, bar: 600 },
  { name: 'burger', from: '/', taps: ['#nav-menu'], answer: '#menu:popover-open', bar: 200 },
  { name: 'question', from: '/', taps: ['main summary'], answer: 'main details[open]', bar: 200 },
  { name: 'filter', from: pages.projets.path, taps: [filterLink], answer: `${filterLink}[aria-current]`, bar: 200 },
]

/** By page or gesture, one reading per run; one in all for visits that save data. */
const readings: Record<string, Record<string, number>[]> = {}
/** Median over the runs; NaN without readings. */
const medianOf = (name: string, figure: string) =>
  median((readings[name] ?? []).map((one) => one[figure] ?? Number.NaN))
const saving = (name: string) => `${name}, saving data`

const pageFigures = (name: string, bare: number): Record<string, Figure> => ({
  'first × bare': { value: medianOf(name, 'first') / bare, digits: 2, bar: 1.7 },
  'largest × bare': {
    value: medianOf(name, 'largest') / bare,
    digits: 2,
    bar: medianOf(name, 'isImage') > 0.5 ? 2.4 : 1.7,
  },
  shift: { value: Math.max(medianOf(name, 'shift'), medianOf(saving(name), 'shift')), digits: 3, bar: shiftBudget },
  'longest task ms': { value: medianOf(name, 'longest'), bar: 200 },
  kB: { value: medianOf(saving(name), 'bytes') / 1000, bar: defaultBudget.total.phone / 1000 },
  requests: { value: medianOf(saving(name), 'requests'), bar: defaultBudget.requests },
  'kB ahead': { value: (medianOf(name, 'bytes') - medianOf(saving(name), 'bytes')) / 1000, bar: prefetchBudget / 1000 },
})
const fingerFigures = (
  { name, bar, answer, isAtOnce }: (typeof gestures)[number],
  bare: number,
): Record<string, Figure> => ({
  ms: { value: medianOf(name, 'ms'), bar },
  '× first paint of bare HTML': {
    value: medianOf(name, 'ms') / bare,
    digits: 2,
    ...(!answer && !isAtOnce && { bar: 0.6 }),
  },
})

/** Builds the site, and serves it with the headers of a host. */
async function serveOwn(): Promise<string> {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: 'inherit' })
  return (await serve({ dist: 'dist', port: 0, ...rulesOfSite('dist') })).url
}

async function measure(): Promise<Table[]> {
  const base = options.base ?? (await serveOwn())
  const bareHtml = await serveBareHtml()
  const paths = options.paths?.split(',') ?? sitemapPaths(await (await fetch(`${base}/sitemap.xml`)).text(), base)
  const fingers = gestures.filter(({ from }) => paths.includes(from))
  const round: { name: string; visit: () => Promise<Record<string, number>> }[] = [
    { name: bareName, visit: () => readPage(bareHtml) },
    ...paths.map((name) => ({ name, visit: () => readPage(base + name) })),
    ...fingers.map((finger) => ({ name: finger.name, visit: () => touch(base, finger) })),
  ]
  const last = paths.map((name) => ({ name: saving(name), visit: () => readPage(base + name, true) }))
  // Warm-up: the first start reads the browser from disk.
  await readPage(bareHtml)
  // A failed visit is repeated once.
  for (const { name, visit } of [...Array.from({ length: runs }, (_, rank) => inTurn(round, rank)).flat(), ...last])
    readings[name] = [...(readings[name] ?? []), await visit().catch(visit)]
  const bare = medianOf(bareName, 'first')
  return [
    { title: 'bare HTML', rows: [{ name: bareName, figures: { 'first ms': { value: bare } } }] },
    { title: 'page', rows: paths.map((name) => ({ name, figures: pageFigures(name, bare) })) },
    { title: 'finger', rows: fingers.map((finger) => ({ name: finger.name, figures: fingerFigures(finger, bare) })) },
  ]
}

const machine = `${os.cpus()[0]?.model.trim()} × ${os.cpus().length}, load ${os.loadavg()[0]?.toFixed(1)}, Node ${process.version}`
const tables = projetsMore ? [await costOfProjets(projetsMore)] : await measure()
const how = projetsMore ? 'The quickest of four builds' : `Medians of ${runs}, processor ${slowdown} times slower`
const circumstances = `${today()}, ${machine}. ${how}. A figure is followed by its bar, and by « ! » where it crosses it.`
const text = ['# Bench', circumstances, ...tables.map(markdown)].join('\n\n')
console.log(`\n${text}`)
mkdirSync(path.dirname(out), { recursive: true })
writeFileSync(`${out}.md`, `${text}\n`)
writeFileSync(`${out}.json`, JSON.stringify({ circumstances, tables, readings }, undefined, 1))
process.exit() // servers are still open
