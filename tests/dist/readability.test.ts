/** Plain words: what a visitor reads in one breath, on every page. The worst sentences of the site: READABILITY=1 prints them. */
import { describe, expect, test } from 'vitest'
import { countWords, isPassive, jargonOf, sentencesOf } from './plain-words'
import { eachPage, pages, textOf } from './site'
import { words } from './words'

const limits = {
  /** Words of a sentence. */
  sentence: 30,
  /** Words of a sentence on average, labels and headings of fewer than four left out. */
  average: 16,
  /** Share of the sentences in the passive. */
  passive: 0.15,
}

const sentences = (main: Element) => sentencesOf(textOf(main)).filter((sentence) => countWords(sentence) >= 4)
const mainOf = (document: Document) => document.querySelector('main') as Element

/** The ten longest sentences, as lines one can read. */
const worst = () =>
  pages
    .flatMap(({ document, meta }) =>
      sentences(mainOf(document)).map((sentence) => ({ count: countWords(sentence), path: meta.path, sentence })),
    )
    .sort((a, b) => b.count - a.count)
    .slice(0, 10)
    .map(({ count, path, sentence }) => `${count} mots, ${path} : ${sentence}`)

describe('the words', () => {
  test.each(eachPage)('of %s make sentences one can say in a breath', (_, { document }) => {
    const long = sentences(mainOf(document)).filter((sentence) => countWords(sentence) > limits.sentence)
    expect(long, `plus de ${limits.sentence} mots : à couper en deux`).toEqual([])
  })

  test.each(eachPage)('of %s are mostly short sentences, that say who does what', (_, { document }) => {
    const all = sentences(mainOf(document))
    const count = all.reduce((sum, sentence) => sum + countWords(sentence), 0)
    expect(count / all.length, 'mots par phrase').toBeLessThanOrEqual(limits.average)
    const passives = all.filter(isPassive)
    expect(passives.length / all.length, passives.join('\n')).toBeLessThanOrEqual(limits.passive)
  })

  test.each(eachPage)('of %s are not those of the trade', (_, page) => {
    expect(jargonOf(words(page))).toEqual([])
  })

  test('of the longest sentences can be looked at', () => {
    const lines = worst()
    if (process.env.READABILITY) console.log(lines.join('\n'))
    expect(lines).toHaveLength(10)
  })
})
