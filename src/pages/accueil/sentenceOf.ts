import type { PageMeasure } from '@/browser/pageMeasure'
import { mesure } from '@/content/accueil'

/** Largest contentful paint that Google calls good, in milliseconds: https://web.dev/articles/lcp. */
const goodDisplayTime = 2500

/** The sentence that judges the figures, after them: a page that took long is not what we aim at. */
export function sentenceOf({ displayTime, isFirstPage }: Pick<PageMeasure, 'displayTime' | 'isFirstPage'>): string {
  if (!isFirstPage) return mesure.noteArrivee
  return (displayTime ?? 0) <= goodDisplayTime ? mesure.note : mesure.noteLente
}
