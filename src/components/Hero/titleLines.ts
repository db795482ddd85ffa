import type { ReactNode } from 'react'

/** Longest line of a title, in characters: fits a phone of 390 px in any of the site's fonts. */
export const longestLine = 17

/** Greedy line filling: words in lines of at most `limit` characters; a longer word has a line of its own. */
function wrap(words: string[], limit: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= limit) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Splits a title into the smallest number of lines, then makes the longest line as short as possible: « Le Fournil / des Quais ». */
export function titleLines(title: string, most = longestLine): string[] {
  const words = title.split(' ')
  const fewest = wrap(words, most).length
  let limit = Math.ceil(title.length / fewest)
  while (wrap(words, limit).length > fewest) limit += 1
  return wrap(words, limit)
}

/** Sizes of headlines that are longer than their page has room for, by class (base.css). */
const sizes = { 'long-title': 0.75, 'very-long-title': 0.55 }

/**
 * Fits a headline to its page: its lines are written ones in any font, so that none moves when the font arrives.
 * @param title lines; those that are not text count as short
 * @param room of the page at full size: length of the longest line and of the second longest, in characters, and number of lines
 * @returns the lines, cut anew if one is too long for the smallest size, and its class
 */
export function fitHeadline<T extends ReactNode>(
  title: readonly T[],
  room: { longest: number; second: number; lines: number },
): { lines: readonly (T | string)[]; long: keyof typeof sizes | undefined } {
  const lengths = title.map((line) => (typeof line === 'string' ? line.length : 0)).toSorted((a, b) => b - a)
  const [first = 0, second = 0] = lengths
  const fit = Math.min(room.longest / first, room.second / second, room.lines / title.length)
  if (fit >= 1) return { lines: title, long: undefined }
  const most = Math.floor(room.second / sizes['very-long-title'])
  const isText = title.every((line) => typeof line === 'string')
  return {
    lines: isText && first > most ? titleLines(title.join(' '), most) : title,
    long: fit < sizes['long-title'] ? 'very-long-title' : 'long-title',
  }
}
