/** Plain words: what a visitor reads in one breath, on every page. The words themselves: plain-words.ts. */
import { describe, expect, test } from 'vitest'
import { countWords, isPassive, jargonOf, sentencesOf } from './plain-words'
import { eachPage, textOf } from './site'
import { words } from './words'

const limits = {
  /** Words of a sentence. */
  sentence: 30,
  /** Words of a sentence on average, labels and headings of fewer than four left out. */
  average: 16,
  /** Share of the sentences in the passive. */
  passive: 0.15,
}

describe('the words', () => {
  test.each(eachPage)('of %s are mostly short sentences, that say who does what', (_, { document }) => {
    const all = sentencesOf(textOf(document.querySelector('main') as Element)).filter(
      (sentence) => countWords(sentence) >= 4,
    )
    const long = all.filter((sentence) => countWords(sentence) > limits.sentence)
    expect(long, `plus de ${limits.sentence} mots : à couper en deux`).toEqual([])
    const count = all.reduce((sum, sentence) => sum + countWords(sentence), 0)
    expect(count / all.length, 'mots par phrase').toBeLessThanOrEqual(limits.average)
    const passives = all.filter(isPassive)
    expect(passives.length / all.length, passives.join('\n')).toBeLessThanOrEqual(limits.passive)
  })

  test.each(eachPage)('of %s are not those of the trade', (_, page) => {
    expect(jargonOf(words(page))).toEqual([])
  })
})
