/**
 * Figures of a page that are known only once it is built: its weight, its number of elements… While prerendering each is a mark that the
 * end of the build replaces by what it measured (scripts/build/figures.ts); a page reached in the browser asks for its `mesures.json`.
 */

/** Figures by name, already written for a French reader: « 142 Ko ». */
export type Figures = Record<string, string>

/** Mark of a figure in prerendered HTML. */
export const figureMark = (name: string) => `⟦${name}⟧`

/** What the document at hand already shows, while it is being hydrated. */
export function readShownFigures(document: Document): Figures {
  const shown = document.querySelectorAll<HTMLElement>('[data-figure]')
  return Object.fromEntries([...shown].map((element) => [element.dataset.figure, element.textContent]))
}

/**
 * @param url of the page, without its trailing slash
 * @returns its figures, or none when they cannot be had: they are never worth an error
 */
export async function fetchFigures(url: string, fetch: typeof globalThis.fetch): Promise<Figures> {
  try {
    const answer = await fetch(`${url}/mesures.json`)
    return answer.ok ? await answer.json() : {}
  } catch {
    return {}
  }
}
