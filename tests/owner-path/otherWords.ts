/** Replaces words by others, keeping the length of sentences. */
import { readText } from '../../scripts/text.ts'
import { changeTexts, isProse } from '../../scripts/typography/texts.ts'

/** French words, by their number of letters. */
const stock = new Map<number, string[]>()
for (const word of new Set(
  readText(new URL('phrases.txt', import.meta.url))
    .toLowerCase()
    .match(/\p{L}{4,}/gu),
))
  stock.set(word.length, [...(stock.get(word.length) ?? []), word])
const longest = Math.max(...stock.keys())

/** Deterministic hash of a text. */
const numberOf = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)

/** Words that tests compare with the code: days, hosts, exclusions of the licence, storages, « Exemple ». */
const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
const compared = `${months}|Netlify|Cloudflare|textes|logo|images|démonstration|local|session|Exemple`
/** Unchanged parts: those words, escapes, marks, URLs. */
const kept = String.raw`[Aa]ujourd’hui|(?<!\p{L})(?:${compared})(?!\p{L})|\\(?:u\w{4}|.)|\{\w+\}|https?:\S+|\S+@\S+|/[\w/.#-]+`
const words = new RegExp(
  String.raw`(${kept})|(?<!\p{L})\p{Lu}?\p{Ll}{4,}(?!\p{L})|(?<!\p{L})\p{Lu}\p{Ll}{3,}(?!\p{L})`,
  'gu',
)

/**
 * A text in which each word of four letters or more is another, the same wherever it comes back, so that two texts that are the same, or
 * differ, still do. Short words, figures, punctuation and acronyms stay: typography, and where sentences end, are as they were.
 * @param seed texts of two seeds have other words
 */
const otherWords = (text: string, seed = ''): string =>
  text.replaceAll(words, (word: string, isKept?: string) => {
    if (isKept) return word
    const lower = word.toLowerCase()
    const known = stock.get(Math.min(lower.length, longest)) ?? [lower]
    const other = known[numberOf(seed + lower) % known.length] ?? lower
    return word === lower ? other : other.charAt(0).toUpperCase() + other.slice(1)
  })

/**
 * Replaces the words of a source: prose, and capitalised one-word labels.
 * @param file name with the extension .ts, .tsx or .mdx
 */
export const inOtherWords = (file: string, code: string, seed = ''): string =>
  changeTexts(file, code, (text) =>
    file.endsWith('.mdx') || isProse(text) || /^\p{Lu}\p{Ll}{3,}$/u.test(text) ? otherWords(text, seed) : text,
  )
