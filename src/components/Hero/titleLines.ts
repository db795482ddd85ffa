/** Longest line of a title, in characters: fits a phone of 390 px in any of the site's fonts. */
const longest = 17

/** Greedy line filling: words in lines of at most `limit` characters; a longer word has a line of its own. */
function fill(words: string[], limit: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= limit) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Splits a title into the smallest number of lines, then makes the longest line as short as possible: « Le Fournil / des Quais ». */
export function titleLines(title: string): string[] {
  const words = title.split(' ')
  const fewest = fill(words, longest).length
  let limit = Math.ceil(title.length / fewest)
  while (fill(words, limit).length > fewest) limit += 1
  return fill(words, limit)
}
