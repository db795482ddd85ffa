import type { PageMeasure } from '@/browser/pageMeasure'
import { mesure } from '@/content/accueil'

/** Largest contentful paint that Google calls good, in milliseconds: https://web.dev/articles/lcp. */
const goodDisplayTime = 2500

/** True of a display time, in milliseconds, that Google calls good; false of one that is not known. */
const isFast = (displayTime: number | undefined) => displayTime !== undefined && displayTime <= goodDisplayTime

/** The sentence that judges the figures, after them: a page that took long is not what we aim at. */
export function sentenceOf({ displayTime, sincePage }: Pick<PageMeasure, 'displayTime' | 'sincePage'>): string {
  if (!sincePage) return mesure.noteArrivee
  return displayTime === undefined || isFast(displayTime) ? mesure.note : mesure.noteLente
}
