/** Longest line of a title, in characters: what a phone of 390 px shows on one line, in any of the site's fonts. */
const longest = 17

/** The words of a text in lines of at most so many characters, but for longer words. */
function fill(words: string[], limit: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= limit) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** A title cut into as few lines as it takes, all of them as short as they can be: « Le Fournil / des Quais ». */
export function titleLines(title: string): string[] {
  const words = title.split(' ')
  const fewest = fill(words, longest).length
  let limit = Math.ceil(title.length / fewest)
  while (fill(words, limit).length > fewest) limit += 1
  return fill(words, limit)
}
