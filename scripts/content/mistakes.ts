/** A mistake in a content: where it is, what is wrong and what would be right, in French, for the person who writes. */
export interface Mistake {
  /** File, from the root of the repository, with its line when it is known: `src/content/projets/x/etude.mdx:12`. */
  file: string
  /** Field of the data, or what is at fault in the text. */
  field: string
  problem: string
}

/** A mistake, where there is a problem. */
export const mistakeIf = (file: string, field: string, problem: string | undefined): Mistake[] =>
  problem === undefined ? [] : [{ file, field, problem }]

/** Every mistake of the contents at once. Its message says all there is to say: no stack is worth printing. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly mistakes: Mistake[]

  constructor(mistakes: Mistake[]) {
    const lines = mistakes.map(({ file, field, problem }) => `  - ${file}, ${field} : ${problem}`)
    super(`Contenus à corriger, ${mistakes.length} en tout :\n${lines.join('\n')}`)
    this.mistakes = mistakes
  }
}

/** @throws ContentError with every mistake at once, when there is one */
export function refuse(mistakes: Mistake[]): void {
  if (mistakes.length > 0) throw new ContentError(mistakes)
}
