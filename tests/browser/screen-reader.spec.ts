/**
 * What a screen reader says of four pages, from top to bottom: a virtual one (@guidepup/virtual-screen-reader), inside the page, where
 * styles hide what they hide. The words are kept beside this file, and read by a person when they change:
 * `npx playwright test screen-reader --update-snapshots`.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { addStyle } from './layout'
import { expect, open, test } from './test'

/** The reader as a plain script, which the page's policy lets a test evaluate: what the module exports becomes a property of the window. */
function readerScript(): string {
  const source = readFileSync(fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')), 'utf8')
  const [, names = ''] = /\bexport\s*\{([^{}]*)\}[^{}]*$/.exec(source) ?? []
  const inside = /([\w$]+) as virtual\b/.exec(names)?.[1]
  if (!inside) throw new Error('@guidepup/virtual-screen-reader : « virtual » n’est plus exporté')
  return `(() => {${source.replace(`export{${names}}`, () => `window.virtual = ${inside}`)}\n})()`
}

interface Reader {
  start(options: { container: Node }): Promise<void>
  next(): Promise<void>
  stop(): Promise<void>
  lastSpokenPhrase(): Promise<string>
  spokenPhraseLog(): Promise<string[]>
}

/** Figures that each build or each visit changes: weights, times, and the other definitions that are but a number. */
const withoutFigures = (phrases: string[]) =>
  phrases.map((phrase, index) =>
    phrases[index - 1] === 'definition' && /^[\d\s,]+$/.test(phrase)
      ? '#'
      : phrase.replace(/\d[\d\s,]*(?=(?:ms|s|Ko|Mo)$)/, '# '),
  )

/**
 * Shows the virtual reader, which reads styles alone, what browsers do without them: what is in a noscript element, or folded, is not there.
 * It does not say either, as real ones do, that a summary opens something and whether it is open: the other tests of menus and answers do.
 */
async function foldAsBrowsersDo(page: Page) {
  await addStyle(page, 'noscript, details:not([open]) > :not(summary) { display: none !important }')
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true
  })
}

/** Every phrase, from the first to the last of the page. */
const listen = (page: Page) =>
  page.evaluate(async () => {
    const { virtual } = window as unknown as { virtual: Reader }
    await virtual.start({ container: document.body })
    for (let step = 0; step < 2000 && (await virtual.lastSpokenPhrase()) !== 'end of document'; step++)
      await virtual.next()
    const phrases = await virtual.spokenPhraseLog()
    await virtual.stop()
    return phrases
  })

for (const [name, path] of [
  ['accueil', '/'],
  ['service', '/hebergement-web'],
  ['projet', '/projet/librairie-marque-ciel'],
  ['contact', '/nous-contacter'],
] as const)
  test(`${path} makes sense to the ear`, async ({ page }) => {
    test.slow()
    await open(page, path)
    if (name === 'contact') await page.click('#contact-envoyer')
    // The figures of the live card come once they are measured.
    await expect(page.locator('main').getByText('…', { exact: true })).toHaveCount(0)
    await foldAsBrowsersDo(page)
    await page.evaluate(readerScript())
    const phrases = withoutFigures(await listen(page))
    expect(phrases.at(-1)).toBe('end of document')
    expect(`${phrases.join('\n')}\n`).toMatchSnapshot(`${name}.txt`)
  })
