/**
 * Figures of a page that are known only after the build: weight, requests, cookies… Prerendered HTML contains marks that the end of the
 * build replaces (scripts/build/figures.ts); after a navigation they are fetched from a file.
 */

/** Figures by name: « 142 ko », in French format, the SVG path of the bricks that draw one, or the place of a drawing. */
export type Figures = Record<string, string>

/** Value of a figure by name; undefined when it is not available. */
export type FigureOf = (name: string) => string | undefined

/** Mark of a figure in prerendered HTML. */
const figureMark = (name: string) => `⟦${name}⟧`

/** Shown in a sentence for a figure that is not there yet. */
export const awaited = '…'

/** A figure of the build: its mark while prerendering, else nothing, so that what hydrates keeps what the end of the build has written. */
export const builtFigure = (name: string) => (import.meta.env.SSR && import.meta.env.PROD ? figureMark(name) : '')

/** Reads the figures of the prerendered page, for hydration. */
export function readShownFigures(document: Document): Figures {
  const shown = document.querySelectorAll<HTMLElement | SVGElement>('[data-figure]')
  return Object.fromEntries(
    [...shown].map((element) => [
      element.dataset.figure,
      element.getAttribute('d') ?? element.getAttribute('transform') ?? element.textContent.replace(awaited, ''),
    ]),
  )
}

/** Path of the file with the figures of a page: `/chiffres/accueil.json`. */
export const figuresPath = (path: string) => `/chiffres${path === '/' ? '/accueil' : path}.json`

/**
 * Fetches the figures of a page.
 * @param url of the file
 * @returns the figures; empty when they cannot be loaded, which is not worth an error
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
