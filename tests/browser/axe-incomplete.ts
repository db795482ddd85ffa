/**
 * What axe-core leaves to a person to decide (« incomplete », and what its experimental rules guess). Contrasts it cannot compute are measured
 * on a picture of the page, each time (./contrast.ts). The rest is looked at and settled here: a finding that no entry settles fails.
 */
import type { Finding } from './axe'

const settled: { rule: string; match: RegExp; reason: string }[] = [
  {
    rule: 'hidden-content',
    match: /#menu\b|#nav-menu/,
    reason:
      'The drawer, closed, or its button where there is a row of links. The test that opens it runs axe with both.',
  },
  {
    rule: 'hidden-content',
    match: /> \.browser-window\.[\w-]+$/,
    reason: 'The window of a band that shows its phone alone on a small screen: axe sees it at the greater widths.',
  },
  {
    rule: 'p-as-heading',
    match: /\.[\w-]+$/,
    reason: 'A guess from the weight of a text: the client’s question under a title, an example of a search result.',
  },
]

export const isMeasured = ({ rule }: Finding) => rule === 'color-contrast'

/** What nobody has looked at yet. */
export const unsettled = (findings: Finding[]) =>
  findings.filter(
    (finding) =>
      !isMeasured(finding) && !settled.some(({ rule, match }) => rule === finding.rule && match.test(finding.target)),
  )
