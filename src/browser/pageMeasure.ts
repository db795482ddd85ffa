/** Measures of the page by the visitor's own browser. Those it does not give stay undefined. */
import { firstPage } from './prerendered'
import { firstPrefetch, loaded } from './timing'

export const kinds = ['page', 'scripts', 'police', 'images'] as const
export type Kind = (typeof kinds)[number]

/** Kinds that come without a script: the foundations of the wall. */
export const foundationKinds = ['page', 'police'] as const satisfies Kind[]

/** Order in which bricks are laid: the foundations first; pictures, which come as one reads, at the top. */
const kindsLaid: Kind[] = [...foundationKinds, 'scripts', 'images']

/** One answer that the browser received. */
export interface Answer {
  kind: Kind
  /** Its URL. */
  name: string
  /**
   * Received over the network, compressed, without headers, as the build weighs it; 0 from the browser's cache, or where a host hides it.
   */
  bytes: number
  /** Served by the browser's cache. */
  isCached: boolean
  /** Sent by another host that does not let the browser tell its size (no Timing-Allow-Origin). */
  isOpaque: boolean
}

export interface PageMeasure {
  /** Largest contentful paint, in milliseconds since the visitor asked for the page; undefined where the browser does not report it. */
  displayTime: number | undefined
  /** The document and its resources, in the order in which they came; none where the browser does not tell. */
  answers: Answer[]
  /** Cookies this site has set and scripts can see; undefined where none may be read. */
  cookies: number | undefined
  /** True until the first navigation; afterwards the figures count from the arrival on the site. */
  isFirstPage: boolean
}

export type MeasuredWindow = Pick<Window & typeof globalThis, 'document' | 'performance'>

function kindOf({ name, initiatorType }: PerformanceResourceTiming): Kind {
  const path = new URL(name).pathname
  if (/\.m?js$/.test(path) || initiatorType === 'script') return 'scripts'
  if (/\.woff2?$/.test(path)) return 'police'
  return /\.(?:avif|webp|jpe?g|png|svg)$/.test(path) ? 'images' : 'page'
}

const answerOf = (entry: PerformanceResourceTiming): Answer => ({
  kind: kindOf(entry),
  name: entry.name,
  // A copy that the host has confirmed is not received again.
  bytes: Math.min(entry.transferSize, entry.encodedBodySize),
  isCached: entry.transferSize === 0 && entry.encodedBodySize > 0,
  isOpaque: entry.transferSize === 0 && entry.encodedBodySize === 0 && entry.duration > 0,
})

/** Number of cookies; undefined where reading them throws: in a sandboxed frame, or by an extension. */
function countCookies(document: Document): number | undefined {
  try {
    return document.cookie === '' ? 0 : document.cookie.split(';').length
  } catch {
    return undefined
  }
}

/**
 * Reads Resource Timing (https://www.w3.org/TR/resource-timing/). After the first prefetch only pictures and fonts count as this page’s.
 * @param displayTime the largest contentful paint, if one has been observed
 */
export function measurePage(displayTime: number | undefined, { document, performance }: MeasuredWindow): PageMeasure {
  const ownUntil = firstPrefetch(performance)
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isFirstPage = navigation !== undefined && firstPage.isShown
  const isOwn = (entry: PerformanceResourceTiming) =>
    // Extensions load files too.
    entry.name.startsWith('http') &&
    (!isFirstPage || entry.startTime < ownUntil || ['images', 'police'].includes(kindOf(entry)))
  const resources = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(isOwn)
    .sort((a, b) => a.responseEnd - b.responseEnd)
  // A prerendered page counts from its activation.
  const { activationStart = 0 } = (navigation ?? {}) as { activationStart?: number }
  // In a background tab the first paint waits until it is shown (https://web.dev/articles/lcp).
  const [visibility] = performance.getEntriesByType('visibility-state')
  const isPainted = isFirstPage && (visibility?.name !== 'hidden' || activationStart > 0)
  return {
    displayTime: isPainted && displayTime !== undefined ? Math.max(0, displayTime - activationStart) : undefined,
    answers: navigation && 'transferSize' in navigation ? [navigation, ...resources].map(answerOf) : [],
    cookies: countCookies(document),
    isFirstPage,
  }
}

type Follower = (measure: PageMeasure) => void

const followers = new Set<Follower>()
let isObserving = false
let largestPaint: number | undefined
let hasMeasured = false

async function observe() {
  // Waits until a prerendered page is activated.
  await loaded(0)
  const observer = new PerformanceObserver((list) => {
    largestPaint = list.getEntriesByType('largest-contentful-paint').at(-1)?.startTime ?? largestPaint
    hasMeasured = true
    const measure = measurePage(largestPaint, window)
    for (const follower of followers) follower(measure)
  })
  for (const type of ['largest-contentful-paint', 'resource'])
    if (PerformanceObserver.supportedEntryTypes.includes(type)) observer.observe({ type, buffered: true })
}

/**
 * Calls back with the measure of the page once it has loaded, and each time it receives more: never in a browser without
 * PerformanceObserver. One observer serves all followers.
 * @returns a function that unsubscribes
 */
export function followPageMeasure(follower: Follower): () => void {
  followers.add(follower)
  if (hasMeasured) follower(measurePage(largestPaint, window))
  if (!isObserving && 'PerformanceObserver' in window) void observe()
  isObserving = true
  return () => void followers.delete(follower)
}

/** Bytes over the network, of one kind if it is given. */
export const bytesOf = (answers: Answer[], kind?: Kind): number =>
  answers.reduce((sum, answer) => sum + (kind === undefined || answer.kind === kind ? answer.bytes : 0), 0)

/** Bytes that one brick of the wall stands for, and one sett of the footer. */
export const brickBytes = 4000

/** Number of bricks for a weight, from the weight in kB as displayed: equal displayed weights have equal bricks. */
const bricksFor = (bytes: number) => Math.round((Math.round(bytes / 1000) * 1000) / brickBytes)

/**
 * Bricks of what was received, kind after kind, rounded from the weight of each.
 * @returns the answer that each stands for
 */
export function bricksOf<T extends Pick<Answer, 'kind' | 'bytes'>>(answers: T[]): T[] {
  return kindsLaid.flatMap((kind) => {
    let received = 0
    return answers
      .filter((answer) => answer.kind === kind)
      .flatMap((answer) => {
        const before = bricksFor(received)
        received += answer.bytes
        return Array<T>(bricksFor(received) - before).fill(answer)
      })
  })
}
