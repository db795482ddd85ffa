/** Style advice on sentences of a text and on sections of a built page. Independent of the agency. */
import { limits as searchLimits } from '../../src/site/pages.ts'
import { textsOf } from '../typography/texts.ts'
import { countWords, isPassive, jargonOf, sentencesOf } from './words.ts'

const limits = {
  /** Maximum words of a sentence. */
  sentence: 30,
  /** Average words of a sentence, not counting those of fewer than four. */
  average: 16,
  /** Maximum share of passive sentences. */
  passive: 0.15,
  /** Words of a short sentence, and maximum share of short ones. */
  short: { words: 8, share: 0.4 },
  /** Titles that may begin with « Ce que » or « Ce qui ». */
  vagueTitles: 2,
  /** Maximum titles of a sales page, without the sections of the owner's facts. */
  titles: 5,
  /** Maximum characters of a closing headline: four lines on a phone. */
  call: 64,
}

/** Overused phrases, with the number of words of text per occurrence allowed. */
const tics: { name: string; pattern: RegExp; words: number }[] = [
  { name: '« , et »', pattern: /, et\s/g, words: 120 },
  { name: '« puis »', pattern: /(?<!\p{L})puis(?!\p{L})/giu, words: 150 },
  { name: '« ce que », « ce qui »', pattern: /(?<!\p{L})ce qu[ei’]/giu, words: 60 },
  { name: '« , pas »', pattern: /, pas\s/g, words: 300 },
]

/** Minimum length of a text, below which its rhythm is not judged. */
const enough = { sentences: 15, words: 240 }

const endsAsSentence = (text: string) => /[.!?…](?:\s»)?$/.test(text) && countWords(text) > 0
const percent = (share: number) => `${Math.round(share * 100)} %`

/** A piece of advice: quoted words, if any, and what to do. */
export interface Advice {
  words?: string
  what: string
}

/**
 * @param file name with the extension .ts, .tsx or .mdx
 * @returns advice on single sentences, then on repetitions
 */
export function adviceOnTexts(file: string, code: string): Advice[] {
  const texts = textsOf(file, code)
  const sentences = texts.flatMap(sentencesOf).filter(endsAsSentence)
  const advice: Advice[] = []
  const whole = texts.join('\n')
  for (const words of sentences.filter((sentence) => countWords(sentence) > limits.sentence))
    advice.push({ words, what: `${countWords(words)} mots : à couper en deux` })
  for (const what of jargonOf(whole)) advice.push({ what })
  const counted = sentences.filter((sentence) => countWords(sentence) >= 4)
  if (counted.length < enough.sentences) return advice
  const average = counted.reduce((sum, sentence) => sum + countWords(sentence), 0) / counted.length
  if (average > limits.average)
    advice.push({ what: `${Math.round(average)} mots par phrase en moyenne : à raccourcir` })
  const passive = counted.filter(isPassive).length / counted.length
  if (passive > limits.passive) advice.push({ what: `${percent(passive)} de phrases au passif : dites qui fait quoi` })
  const short = sentences.filter((sentence) => countWords(sentence) <= limits.short.words).length / sentences.length
  if (short > limits.short.share)
    advice.push({ what: `${percent(short)} de phrases de ${limits.short.words} mots ou moins : on lit des maximes` })
  const total = countWords(whole)
  if (total >= enough.words)
    for (const { name, pattern, words } of tics) {
      const count = whole.match(pattern)?.length ?? 0
      if (count > Math.max(1, total / words)) advice.push({ what: `${name} revient ${count} fois en ${total} mots` })
    }
  return advice
}

/** Bands of components/Section; one of full-width content says no kind. */
const band = 'section.container[id]'

/** Sections of the owner's facts: references, team, and what replaces references. */
const bandsOfFacts = '#references-titre, #equipe-titre, #recente-titre'

/**
 * @param document of a built page
 * @param isConsulted true for a reference page, whose number of titles depends on its content
 */
export function adviceOnPage(document: Document, isConsulted: boolean): Advice[] {
  const advice: Advice[] = []
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''
  for (const [name, text, { max }] of [
    ['titre', document.title, searchLimits.title],
    ['description', description, searchLimits.description],
  ] as const)
    if (text.length > max)
      advice.push({ words: text, what: `${name} de ${text.length} caractères : les recherches en montrent ${max}` })
  for (const { id, previousElementSibling: before, dataset } of document.querySelectorAll<HTMLElement>(band))
    if (before?.matches(band) && (before as HTMLElement).dataset.kind === dataset.kind)
      advice.push({ words: `#${id}`, what: 'deux sections de la même sorte se suivent' })
  const titles = [...document.querySelectorAll(`main h2:not(${bandsOfFacts})`)].length
  if (!isConsulted && titles > limits.titles) advice.push({ what: `${titles} titres : ${limits.titles} se retiennent` })
  const vague = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].filter(({ textContent }) =>
    /^Ce (?:que|qui|qu’)/.test(textContent.trim()),
  ).length
  if (vague > limits.vagueTitles) advice.push({ what: `${vague} titres commencent par « Ce que » ou « Ce qui »` })
  const call = document.querySelector('#appel-titre')?.textContent.trim() ?? ''
  if (call.length > limits.call)
    advice.push({ words: call, what: `appel de ${call.length} caractères : ${limits.call} tiennent en quatre lignes` })
  const gold = document.querySelectorAll('[data-tone="gold"]').length
  if (gold > 1) advice.push({ what: `${gold} bandes dorées : une seule attire l’œil` })
  return advice
}
