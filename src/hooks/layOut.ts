/**
 * What is far below the view is not laid out before the first paint (src/theme/base.css, docs/decisions/042). The application sees to it as
 * soon as it is there: a page whose heights are guesses cannot be scrolled to one of its places.
 */
import { nextTask } from './nextTask'

/** As in src/theme/base.css. */
const parts = 'main > :is(section, nav, div):nth-child(n + 3), section[id] ~ section, footer'

const isLaidOut = ({ documentElement }: Document) => documentElement.dataset.entier !== undefined

/** Says that nothing of this document is to wait: neither what is left of the page shown, nor the pages after it. */
export function layOutAtOnce({ documentElement }: Document): void {
  documentElement.dataset.entier = ''
}

/** Lays out the page that was opened, a part at a time so that no task is long. */
export async function layOutPage(document: Document): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    await nextTask()
    if (isLaidOut(document)) return
    part.dataset.entier = ''
    // Now, rather than together with the next ones.
    part.getBoundingClientRect()
  }
  layOutAtOnce(document)
}
