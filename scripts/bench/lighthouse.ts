/** One visit of one page by Lighthouse, reduced to what the bench compares. */
import lighthouse, { desktopConfig, type Flags, type Result as LighthouseResult } from 'lighthouse'
import { withPage } from './browser.ts'

export const presets = ['mobile', 'desktop'] as const
export type Preset = (typeof presets)[number]

export const timings = ['fcp', 'lcp', 'speedIndex'] as const
export type Timing = (typeof timings)[number]

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  speedIndex: 'speed-index',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** What is measured, and what that says: the score of performance is made of these alone. */
const measured = [...Object.values(audits), 'largest-contentful-paint-element', 'network-requests']
/** What does not depend on the machine. */
const judged = categories.filter((name) => name !== 'performance')

export const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Other'] as const
type Kind = (typeof kinds)[number]

/** Times in milliseconds, bytes as they come over the network, headers included. */
export type Reading = Record<keyof typeof audits, number> & {
  lcpIsImage: boolean
  requests: number
  bytes: Record<Kind, number>
  /** From 0 to 1, by category; performance alone unless all were asked for. */
  scores: Partial<Record<(typeof categories)[number], number>>
}

interface NetworkRequest {
  url: string
  resourceType?: string
  transferSize: number
}

function bytesByKind(requests: NetworkRequest[]): Record<Kind, number> {
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
  for (const { resourceType, transferSize } of requests) {
    const kind = kinds.find((known) => known === resourceType) ?? 'Other'
    bytes[kind] += transferSize
  }
  return bytes
}

/** Lighthouse's report on a page, in a browser of its own. */
function report(
  url: string,
  preset: Preset,
  what: Pick<Flags, 'onlyAudits' | 'onlyCategories'>,
): Promise<LighthouseResult> {
  return withPage(async (page) => {
    const result = await lighthouse(
      url,
      // A 404 page is a page like another.
      { logLevel: 'error', disableFullPageScreenshot: true, ignoreStatusCode: true, ...what },
      preset === 'desktop' ? desktopConfig : undefined,
      page,
    )
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse n’a pas pu lire ${url} : ${result?.lhr.runtimeError?.message ?? 'aucun résultat'}`)
    return result.lhr
  })
}

const scoresOf = ({ categories: known }: LighthouseResult) =>
  Object.fromEntries(Object.entries(known).map(([name, { score }]) => [name, score ?? 0]))

/**
 * What is measured is measured alone: other audits, the one of unused scripts first, have the browser count what it runs, for which it walks
 * its whole memory in a task of 60 to 90 ms. In every other visit that came after the start of the navigation, bare HTML included;
 * multiplied by four, it was most of the blocking time that this bench told.
 * @param isComplete also asks for the scores that do not depend on the machine: accessibility, best practices, search engines
 * @throws Error when Lighthouse could not load the page, or gives no value for one of the times
 */
export async function visit(url: string, preset: Preset, isComplete: boolean): Promise<Reading> {
  const lhr = await report(url, preset, { onlyAudits: measured })
  const number = (name: string) => {
    const value = lhr.audits[name]?.numericValue
    if (value === undefined) throw new Error(`Lighthouse ne donne pas « ${name} » pour ${url}.`)
    return value
  }
  const requests = ((lhr.audits['network-requests']?.details as { items?: NetworkRequest[] })?.items ?? []).filter(
    ({ url: address }) => !address.startsWith('data:'),
  )
  return {
    ...(Object.fromEntries(Object.entries(audits).map(([name, audit]) => [name, number(audit)])) as Record<
      keyof typeof audits,
      number
    >),
    lcpIsImage: /"snippet":"<(?:img|image|video)/.test(
      JSON.stringify(lhr.audits['largest-contentful-paint-element']?.details ?? ''),
    ),
    requests: requests.length,
    bytes: bytesByKind(requests),
    scores: { ...scoresOf(lhr), ...(isComplete && scoresOf(await report(url, preset, { onlyCategories: judged }))) },
  }
}
