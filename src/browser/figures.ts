/**
 * Figures of a page that are known only once it is built: its weight, its number of elements… While prerendering each is a mark that the
 * end of the build replaces by what it measured (scripts/build/figures.ts); a page reached in the browser asks for its file.
 */

/** Figures by name, already written for a French reader: « 142 ko ». */
export type Figures = Record<string, string>

/** Mark of a figure in prerendered HTML. */
export const figureMark = (name: string) => `⟦${name}⟧`

/** Figures that the document shows already, while it is being hydrated. */
export function readShownFigures(document: Document): Figures {
  const shown = document.querySelectorAll<HTMLElement>('[data-figure]')
  return Object.fromEntries([...shown].map((element) => [element.dataset.figure, element.textContent]))
}

/** Path of the file with the figures of a page: `/chiffres/projets.json`. */
export const figuresPath = (path: string) => `/chiffres${path === '/' ? '/accueil' : path}.json`

/**
 * @param url of the file
 * @returns the figures of a page, or none when they cannot be had, or are no figures: they are never worth an error
 */
export async function fetchFigures(url: string): Promise<Figures> {
  try {
    const answer = await fetch(url)
    const figures: unknown = answer.ok ? await answer.json() : {}
    return Object.fromEntries(Object.entries(figures as object).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}
