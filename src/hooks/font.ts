/**
 * The site's font comes after the first paint, and takes the place of its fallback without moving a line that may be in view:
 * docs/decisions/017. The rules are in src/theme/fonts/fonts.css, made by `npm run font`.
 */
import { fontName } from '@/theme/tokens'
import { nextTask } from './nextTask'

const face = `1em "${fontName}"`
/**
 * A page is dressed in pieces that a browser lays out again in a few milliseconds, on a slow phone in less than 50. What is in view is laid
 * out up to four times.
 */
const pieceSize = { inView: 24, below: 60 }
/** Lines take their time too: so many characters count for one element. */
const charactersPerElement = 25

const isDressed = (piece: Element) => piece instanceof HTMLElement && piece.dataset.police !== undefined

const boxOf = (element: Element) => element.getBoundingClientRect()
const isInView = (element: Element) => boxOf(element).top < window.innerHeight

function isSmall(element: Element): boolean {
  const size = element.getElementsByTagName('*').length + (element.textContent?.length ?? 0) / charactersPerElement
  return size <= pieceSize.inView || (size <= pieceSize.below && !isInView(element))
}

const hasOwnText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '')

/** The pieces of a page that are left to dress, top down, cut where its markup is. */
function piecesOf(element: Element): HTMLElement[] {
  if (isDressed(element)) return []
  if (!isSmall(element) && !hasOwnText(element)) return [...element.children].flatMap(piecesOf)
  return element instanceof HTMLElement ? [element] : []
}

const isBlock = (element: Element) => getComputedStyle(element).display !== 'inline'

/**
 * Gives a piece the font, but for the texts that would take more or fewer lines, then for the rows whose items would take another line; all of
 * it keeps the fallback when that does not help.
 */
function dressQuietly(piece: HTMLElement) {
  const elements = [piece, ...piece.querySelectorAll<HTMLElement>('*')]
  const measure = () => new Map<Element, DOMRect>(elements.map((element) => [element, boxOf(element)]))
  const keepFallback = (culprits: HTMLElement[]) => {
    for (const culprit of culprits) culprit.dataset.repli = ''
    return culprits.length > 0
  }
  const before = measure()
  piece.dataset.police = ''
  let after = measure()
  const was = (element: Element) => before.get(element) as DOMRect
  const is = (element: Element) => after.get(element) as DOMRect
  const hasGrown = (element: Element) => Math.abs(is(element).height - was(element).height) > 0.5
  const down = (element: Element) => is(element).top - was(element).top
  const grown = elements.filter((element) => hasGrown(element) && isBlock(element))
  if (keepFallback(grown.filter((element) => !grown.some((other) => other !== element && element.contains(other)))))
    after = measure()
  const displaced = elements
    .slice(1)
    .filter((element) => Math.abs(down(element) - down(element.parentElement as Element)) > 0.5 && isBlock(element))
  if (keepFallback(displaced.map(({ parentElement }) => parentElement as HTMLElement))) after.set(piece, boxOf(piece))
  if (hasGrown(piece)) keepFallback([piece])
}

/**
 * Dresses the page shown in the site's font once it is there, piece by piece so that no task is long. What is below the view may change
 * its height; what is in it, or above, keeps it.
 */
async function dress(document: Document): Promise<void> {
  await document.fonts.load(face)
  await nextTask()
  const { documentElement: root } = document
  // Again for what has come below the view meanwhile.
  for (let pieces = piecesOf(document.body); pieces.length > 0; pieces = piecesOf(document.body))
    for (const piece of pieces) {
      await nextTask()
      // Another page is shown, in the font already.
      if (isDressed(root)) return
      if (isInView(piece)) dressQuietly(piece)
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
  // What is around the page stays when the page goes.
  for (const kept of document.querySelectorAll<HTMLElement>('[data-repli]')) delete kept.dataset.repli
  if (document.fonts.check(face)) document.documentElement.dataset.police = ''
  else dressPage(document)
}
