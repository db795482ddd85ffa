/** Budgets of a page. The build advises these figures, and `npm test` fails above them by `margin`: what an owner adds has room. */
import { pages } from '../../src/site/pages.ts'
import type { ScreenName, Weight } from './weight.ts'

export const margin = 1.15

/** Bytes after brotli, on a first visit read to its end. */
interface Budget {
  html: number
  scripts: number
  total: Record<ScreenName, number>
  requests: number
  /** The lowest EcoIndex. */
  ecoIndex: number
}

export const everyPage: Budget = {
  // The first window of TCP, headers included: the page paints in one round trip.
  html: 14_000,
  scripts: 112_000,
  total: { phone: 280_000, desk: 340_000, wide: 420_000 },
  requests: 15,
  ecoIndex: 80,
}

/** Where pictures are the content. */
const exceptions: Record<string, Partial<Budget>> = {
  [pages.accueil.path]: { ecoIndex: 75 },
  [pages.projets.path]: { ecoIndex: 75, requests: 16, total: { ...everyPage.total, wide: 480_000 } },
}

/** Bytes a page may prefetch for the next ones: nothing an owner adds is in them. */
export const aheadBudget = 70_000

/**
 * Figures of a page that exceed their budget on a screen.
 * @param room 1 for what is advised, `margin` for what fails
 * @returns each figure beyond its budget, and that budget
 */
export function excessOf(path: string, screen: ScreenName, weight: Weight, room = 1) {
  const { html, scripts, total, requests, ecoIndex } = { ...everyPage, ...exceptions[path] }
  const most = { html: html * room, scripts: scripts * room, total: total[screen] * room, requests: requests * room }
  const beyond = Object.entries(most).filter(([name, budget]) => weight[name as keyof typeof most] > budget)
  const least = ecoIndex / room
  return Object.fromEntries(weight.ecoIndex < least ? [...beyond, ['ecoIndex', least]] : beyond) as Partial<Weight>
}
