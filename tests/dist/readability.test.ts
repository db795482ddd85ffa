/** Plain words: what a visitor reads in one breath, on every page. The words themselves: plain-words.ts. */
import { describe, expect, test } from 'vitest'
import { countWords, isPassive, jargonOf, sentencesOf } from './plain-words'
import { eachPage, textOf } from './site'
import { factTexts, words } from './words'

const limits = {
  /** Words of a sentence. */
  sentence: 30,
  /** Words of a sentence on average, labels and headings of fewer than four left out. */
  average: 16,
  /** Share of the sentences in the passive. */
  passive: 0.15,
  /** Words of a short sentence, and the share of a page's sentences that may be: beyond it, one reads maxims. */
  short: { words: 8, share: 0.4 },
  /** Words between two « , et » on average: about a screen. A clause thrown in at the end is a trick when it comes back. */
  afterthought: 120,
  /** Titles of a page that may begin with « Ce que » or « Ce qui ». */
  vagueTitles: 2,
}

/** Fewer sentences, or fewer words, say nothing of the rhythm of a page. */
const enough = { sentences: 15, words: 240 }

/** What ends like a sentence and has words: labels are none. */
const isSentence = (text: string) => /[.!?…](?:\s»)?$/.test(text) && countWords(text) > 0

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

  test.each(eachPage)('of %s have the rhythm of a conversation', (_, { document }) => {
    const text = textOf(document.querySelector('main') as Element)
    // Those of the owner's facts are no part of the page's rhythm, and some stand at its head and at its end.
    const isFact = (sentence: string) => factTexts.some(([, fact]) => /\s/.test(fact) && sentence.includes(fact))
    const sentences = [...new Set(sentencesOf(text).filter((one) => isSentence(one) && !isFact(one)))]
    const short = sentences.filter((sentence) => countWords(sentence) <= limits.short.words)
    if (sentences.length >= enough.sentences)
      expect(
        short.length / sentences.length,
        `phrases trop souvent courtes :\n${short.join('\n')}`,
      ).toBeLessThanOrEqual(limits.short.share)
    const thrownIn = sentencesOf(text).filter((sentence) => /, et\s/.test(sentence))
    if (countWords(text) >= enough.words)
      expect(thrownIn.length, `« , et » trop souvent :\n${thrownIn.join('\n')}`).toBeLessThanOrEqual(
        countWords(text) / limits.afterthought,
      )
    const titles = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].map((title) => title.textContent.trim())
    const vague = titles.filter((title) => /^Ce (?:que|qui|qu’)/.test(title))
    expect(vague.length, vague.join('\n')).toBeLessThanOrEqual(limits.vagueTitles)
  })

  test.each(eachPage)('of %s are not those of the trade', (_, page) => {
    expect(jargonOf(words(page))).toEqual([])
  })
})
