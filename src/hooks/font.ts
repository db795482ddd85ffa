/**
 * The site's font comes after the first paint, and takes the place of its fallback without moving a line that may be in view:
 * docs/decisions/017. The rules are in src/theme/fonts/fonts.css, made by `npm run font`.
 */
import { fontName } from '@/theme/tokens'
import { layOutAtOnce, layOutPage } from './layOut'

const face = `1em "${fontName}"`
/** Elements a browser lays out again in a few milliseconds: a page is dressed in pieces of at most so many. */
const pieceSize = 45

const isDressed = (piece: Element) => piece instanceof HTMLElement && piece.dataset.police !== undefined

/** The pieces of a page that are left to dress, top down, cut where its markup is. */
function piecesOf(element: Element): HTMLElement[] {
  if (isDressed(element)) return []
  if (element.children.length > 0 && element.querySelectorAll('*').length > pieceSize)
    return [...element.children].flatMap(piecesOf)
  return element instanceof HTMLElement ? [element] : []
}

const boxOf = (element: Element) => element.getBoundingClientRect()
const isBlock = (element: Element) => getComputedStyle(element).display !== 'inline'

/**
 * Gives a piece the font, but for the texts that would take more or fewer lines, then for the rows whose items would take another line; all of
 * it keeps the fallback when that does not help.
 */
function dressQuietly(piece: HTMLElement) {
  const elements = [piece, ...piece.querySelectorAll<HTMLElement>('*')]
  const before = new Map(elements.map((element) => [element, boxOf(element)]))
  const moved = (element: Element) => {
    const [from, to] = [before.get(element as HTMLElement) ?? boxOf(element), boxOf(element)]
    return { down: to.top - from.top, growth: Math.abs(to.height - from.height) }
  }
  const keepFallback = (culprits: HTMLElement[]) => {
    for (const culprit of culprits) culprit.dataset.repli = ''
  }
  piece.dataset.police = ''
  const grown = elements.filter((element) => moved(element).growth > 0.5 && isBlock(element))
  keepFallback(grown.filter((element) => !grown.some((other) => other !== element && element.contains(other))))
  const displaced = elements
    .slice(1)
    .filter(
      (element) =>
        Math.abs(moved(element).down - moved(element.parentElement as Element).down) > 0.5 && isBlock(element),
    )
  keepFallback(displaced.map(({ parentElement }) => parentElement as HTMLElement))
  if (moved(piece).growth > 0.5) keepFallback([piece])
}

/**
 * Dresses the page shown in the site's font once it is there, piece by piece so that no task is long. What is below the view may change
 * its height; what is in it, or above, keeps it.
 */
async function dress(document: Document): Promise<void> {
  // In the fallback first, though the font may be there: both at once would be a task of 60 ms on a slow phone.
  await layOutPage(document)
  await document.fonts.load(face)
  const { documentElement: root } = document
  // Again for what has come below the view meanwhile.
  for (let pieces = piecesOf(document.body); pieces.length > 0; pieces = piecesOf(document.body))
    for (const piece of pieces) {
      await new Promise((resolve) => setTimeout(resolve))
      // Another page is shown, in the font already.
      if (isDressed(root)) return
      if (boxOf(piece).top < window.innerHeight) dressQuietly(piece)
      else piece.dataset.police = ''
      // Now, rather than together with the next ones.
      boxOf(piece)
    }
}

let dressing = false

/**
 * Dresses the page shown when the font comes, whichever it is by then, or what has been added to it since. A font that is lost is asked for
 * again by the next call; meanwhile the fallback does.
 */
export function dressPage(document: Document): void {
  if (dressing || isDressed(document.documentElement)) return
  dressing = true
  dress(document)
    .catch(() => {})
    .finally(() => {
      dressing = false
    })
}

/** Call it when a page has been put into the document and before it is painted: it is drawn in the font at once where the font is there. */
export function applyFont(document: Document): void {
  layOutAtOnce(document)
  // What is around the page stays when the page goes.
  for (const kept of document.querySelectorAll<HTMLElement>('[data-repli]')) delete kept.dataset.repli
  if (document.fonts.check(face)) document.documentElement.dataset.police = ''
  else dressPage(document)
}
