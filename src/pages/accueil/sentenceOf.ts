import { mesure } from '@/content/accueil'
import type { PageMeasure } from './pageMeasure'

/** Largest contentful paint that Google calls good, in milliseconds: https://web.dev/articles/lcp. */
const goodDisplayTime = 2500

/** Whether a display time, in milliseconds, is one that Google calls good; one that is not known is not. */
const isFast = (displayTime: number | undefined) => displayTime !== undefined && displayTime <= goodDisplayTime

/** What the figures are worth, in one sentence that follows them: a page that took long is not what we aim at. */
export function sentenceOf({ displayTime, sincePage }: Pick<PageMeasure, 'displayTime' | 'sincePage'>): string {
  if (!sincePage) return mesure.noteArrivee
  return displayTime === undefined || isFast(displayTime) ? mesure.note : mesure.noteLente
}
