/**
 * What axe-core leaves to a person to decide (« incomplete », and what its experimental rules guess), looked at and settled. A finding that no
 * entry settles fails the test of its page, and so does an entry that no longer occurs on a page it names.
 */
import type { Finding } from './axe'

interface Settled {
  rule: string
  /** What axe says of it, or the element it names. */
  match: RegExp
  /** Pages on which it occurs at one of the five widths, or all of them. */
  pages: string[] | 'all'
  /** Why it is no fault. */
  reason: string
  /** True where the colours are measured on the picture of the page, each time: ./contrast.ts. */
  isMeasured?: true
}

const settled: Settled[] = [
  {
    rule: 'color-contrast',
    match: /contains an image node/,
    pages: ['/', '/creation-site-web', '/legal/mentions-legales', '/projet/ce-site'],
    reason:
      'The brick wall of the top of a page is an image that passes behind the box of the title or of the breadcrumb, never behind their words.',
    isMeasured: true,
  },
  {
    rule: 'color-contrast',
    match: /partially overlaps other elements/,
    pages: ['/'],
    reason: 'The title is wider than the column it stands in, above the dark band, whose colour is one.',
    isMeasured: true,
  },
  {
    rule: 'color-contrast',
    match: /overlapped by another element/,
    pages: ['/nos-expertises', '/nous-contacter', '/legal/mentions-legales'],
    reason:
      'Axe looks for what is under a text where the bar, which stays on top, covers it at the moment of the test.',
    isMeasured: true,
  },
  {
    rule: 'color-contrast',
    match: /due to a pseudo element/,
    pages: ['/', '/hebergement-web', '/nos-expertises', '/referencement-naturel'],
    reason: 'Lines and bricks beside the text (::before, ::after) are drawn in the padding of its box.',
    isMeasured: true,
  },
  {
    rule: 'hidden-content',
    match: /#menu\b/,
    pages: 'all',
    reason: 'The drawer, closed. The test that opens it runs axe again.',
  },
  {
    rule: 'hidden-content',
    match: /#nav-menu/,
    pages: 'all',
    reason:
      'The button of the drawer, where there is a row of links instead. The test that opens the drawer runs axe with it shown.',
  },
  {
    rule: 'p-as-heading',
    match: /> \.[\w-]+$/,
    pages: ['/nos-expertises'],
    reason:
      'The client’s question under the title of each expertise is read after that title and announces nothing by itself.',
  },
  {
    rule: 'p-as-heading',
    match: /^\.[\w-]+$/,
    pages: ['/referencement-naturel'],
    reason: 'The title line of the search result shown as an example: it heads nothing of this page.',
  },
]

const occursIn = (finding: Finding) => (entry: Settled) =>
  entry.rule === finding.rule && (entry.match.test(finding.summary) || entry.match.test(finding.target))

/** What nobody has looked at yet. */
export const unsettled = (findings: Finding[]) => findings.filter((finding) => !settled.some(occursIn(finding)))

/** What is settled by measuring its colours. */
export const toMeasure = (findings: Finding[]) =>
  findings.filter((finding) => settled.find(occursIn(finding))?.isMeasured)

/** Reasons that hold for nothing any more among what axe said of a page, at all widths. */
export const outdated = (path: string, findings: Finding[]) =>
  settled
    .filter(({ pages }) => pages === 'all' || pages.includes(path))
    .filter((entry) => !findings.some((finding) => occursIn(finding)(entry)))
    .map(({ rule, match, reason }) => `${rule} ${match} : ${reason}`)
