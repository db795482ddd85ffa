/** A mistake in the content, in French, for its writer: place, problem and remedy. */
export interface Mistake {
  /** File relative to the root of the repository, with its line if known: `src/content/projets/x/etude.mdx:12`. */
  file: string
  /** Field of the data, or faulty part of the text. */
  field: string
  problem: string
}

/** A mistake if there is a problem, as a list. */
export const mistakeIf = (file: string, field: string, problem: string | undefined): Mistake[] =>
  problem === undefined ? [] : [{ file, field, problem }]

/** All mistakes at once; its message is complete, so it is printed without a stack. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly mistakes: Mistake[]

  constructor(mistakes: Mistake[]) {
    const lines = mistakes.map(({ file, field, problem }) => `  - ${file}, ${field} : ${problem}`)
    super(`Contenus à corriger, ${mistakes.length} en tout :\n${lines.join('\n')}`)
    this.mistakes = mistakes
  }
}

const mistakesIn = (error: unknown): Mistake[] => {
  if (error instanceof ContentError) return error.mistakes
  throw error
}

/** Mistakes of a ContentError that a function throws; empty when it throws none. */
export function mistakesOf(act: () => unknown): Mistake[] {
  try {
    act()
    return []
  } catch (error) {
    return mistakesIn(error)
  }
}

/** Mistakes of a ContentError with which a promise is rejected; empty when it is not. */
export const mistakesOfWork = (work: () => Promise<unknown>): Promise<Mistake[]> => work().then(() => [], mistakesIn)

/** @throws ContentError with every mistake, if any */
export function refuse(mistakes: Mistake[]): void {
  if (mistakes.length > 0) throw new ContentError(mistakes)
}
