/** axe-core in a page of the browser tests: every rule that bears on RGAA and WCAG AA, best practices and experiments included. */
import type { Page } from '@playwright/test'
import axeCore, { type AxeResults, type NodeResult, type RunOptions } from 'axe-core'
import { arrived } from '@/pages/nous-contacter/contract'
import { readText } from '../../scripts/text'
import { lowContrasts, lowGenerated } from './contrast'
import { animationsEnded } from './layout'
import { expect } from './test'

/** The minified file: half a megabyte less to parse in each document than `axeCore.source`. */
const source = readText('node_modules/axe-core/axe.min.js')

/** Disabled rules: deprecated by axe, or contrast at level AAA, which the site does not claim. */
const isLeftOut = ({ ruleId, tags }: { ruleId: string; tags: string[] }) =>
  tags.includes('deprecated') || ruleId === 'color-contrast-enhanced'

const options: RunOptions = {
  resultTypes: ['violations', 'incomplete'],
  rules: Object.fromEntries(axeCore.getRules().map((rule) => [rule.ruleId, { enabled: !isLeftOut(rule) }])),
}

const experiments = new Set(axeCore.getRules(['experimental']).map(({ ruleId }) => ruleId))

interface Finding {
  rule: string
  help: string
  /** Selector of the element, as axe names it. */
  target: string
  /** Data that axe measured, such as two colours and their contrast. */
  measured: string
}

const findings = (results: AxeResults['violations']): Finding[] =>
  results.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, all, none }: NodeResult) => ({
      rule: id,
      help,
      target: target.join(' '),
      measured: [...any, ...all, ...none].map(({ message }) => message).join(' '),
    })),
  )

/** Runs axe on the current state: violations, and findings that need a human decision. */
async function runAxe(page: Page, asked = options): Promise<{ violations: Finding[]; incomplete: Finding[] }> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations, incomplete } = await page.evaluate(async (asked) => {
    const results = await (window as unknown as { axe: typeof axeCore }).axe.run(asked)
    // Folded content is checked once opened.
    const isFolded = (target: string) => Boolean(document.querySelector(target)?.closest('details'))
    // The window of a band that shows its phone alone on a small screen, and the phone on a large one, are each checked where they show.
    const isOfOtherScreen = (target: string) =>
      Boolean(document.querySelector(target)?.matches('.browser-window, [data-screen="phone"]'))
    for (const finding of results.incomplete)
      if (finding.id === 'hidden-content')
        finding.nodes = finding.nodes.filter(
          ({ target: [target] }) => ![isFolded, isOfOtherScreen].some((is) => is(String(target))),
        )
    return results
  }, asked)
  // Findings of experimental rules need a human decision, like incomplete ones.
  const guesses = violations.filter(({ id }) => experiments.has(id))
  return {
    violations: findings(violations.filter(({ id }) => !experiments.has(id))),
    incomplete: findings([...guesses, ...incomplete]),
  }
}

/**
 * Decisions on axe's incomplete and experimental findings; a finding without a decision fails. Contrasts that axe cannot compute are
 * measured on a screenshot (./contrast.ts).
 */
const settled: { rule: string; match: RegExp; reason: string }[] = [
  {
    rule: 'hidden-content',
    match: /#menu\b|#nav-menu/,
    reason:
      'The drawer, closed, or its button where there is a row of links. The test that opens it runs axe with both.',
  },
  {
    rule: 'hidden-content',
    match: /#projet-essai-|div\[data-format="\w+"\](?: > |$)/,
    reason: 'The way into a screen that is tried at other widths, or what can be done there: axe sees it at those.',
  },
  {
    rule: 'hidden-content',
    match: new RegExp(`^#${arrived}$`),
    reason: 'The answer to a form sent without a script, shown by its URL: browser/no-js and browser/variant see it.',
  },
  {
    rule: 'p-as-heading',
    match: /\.[\w-]+$/,
    reason: 'A guess from the weight of a text: the client’s question under a title, an example of a search result.',
  },
]

const isMeasured = ({ rule }: Finding) => rule === 'color-contrast'

/** Findings without a decision. */
const unsettled = (findings: Finding[]) =>
  findings.filter(
    (finding) =>
      !isMeasured(finding) && !settled.some(({ rule, match }) => rule === finding.rule && match.test(finding.target)),
  )

/** A finding as a line one can read. */
const line = ({ rule, help, target, measured }: Finding) => `${rule} : ${help} (${target}) ${measured}`

/**
 * Expects no violation in the current state, and a decision or a measurement for each incomplete finding.
 * @param where names the state in a failure
 * @param isSettled decisions of the caller for its own pages, by rule and selector
 */
export async function expectAccessible(
  page: Page,
  where: string,
  isSettled: (rule: string, target: string) => boolean = () => false,
) {
  await animationsEnded(page)
  const { violations, incomplete: open } = await runAxe(page)
  const incomplete = open.filter(({ rule, target }) => !isSettled(rule, target))
  expect.soft(violations.map(line), where).toEqual([])
  expect.soft(unsettled(incomplete).map(line), `${where} : à regarder, puis à régler dans axe.ts`).toEqual([])
  const measured = incomplete.filter(isMeasured).map(({ target }) => target)
  expect.soft(await lowContrasts(page, measured), `${where} : contrastes mesurés`).toEqual([])
}

/** Texts without contrast on paper, where the browser prints backgrounds. */
export async function paleInPrint(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const { violations, incomplete } = await runAxe(page, { ...options, runOnly: ['color-contrast'] })
  const measured = await lowContrasts(
    page,
    incomplete.map(({ target }) => target),
  )
  const pale = [...violations.map(line), ...measured, ...(await lowGenerated(page))]
  await page.emulateMedia({ media: 'screen' })
  return pale
}
