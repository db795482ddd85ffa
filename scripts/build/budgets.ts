/**
 * Budgets of a page. The build warns above these values; `npm test` fails above them by `margin`, which leaves room for an owner's content.
 */
import { pages } from '../../src/site/pages.ts'
import type { ScreenName, Weight } from './weight.ts'

/** Factor by which tests let budgets be exceeded. */
export const margin = 1.15

/** Bytes after brotli, on a first visit scrolled to its end. */
interface Budget {
  html: number
  scripts: number
  total: Record<ScreenName, number>
  requests: number
  /** The lowest EcoIndex. */
  ecoIndex: number
}

/** Budget of a page without exceptions. */
export const defaultBudget: Budget = {
  // TCP's initial window, headers included: first paint after one round trip.
  html: 14_000,
  scripts: 112_000,
  total: { phone: 280_000, desk: 340_000, wide: 420_000 },
  requests: 15,
  ecoIndex: 80,
}

/** Pages whose content is pictures. */
const exceptions: Record<string, Partial<Budget>> = {
  [pages.accueil.path]: { ecoIndex: 75 },
  [pages.projets.path]: { ecoIndex: 75, requests: 16, total: { ...defaultBudget.total, wide: 480_000 } },
}

/** Largest sum of all layout shifts of a page, a late font included (docs/decisions/017). */
export const shiftBudget = 0.05

/** Bytes a page may prefetch; not affected by an owner's content. */
export const prefetchBudget = 70_000

/**
 * Values of a page above budget on a screen.
 * @param room 1 for warnings, `margin` for failures
 * @returns the budget of each value that exceeds it
 */
export function excessOf(path: string, screen: ScreenName, weight: Weight, room = 1) {
  const { html, scripts, total, requests, ecoIndex } = { ...defaultBudget, ...exceptions[path] }
  const most = { html: html * room, scripts: scripts * room, total: total[screen] * room, requests: requests * room }
  const beyond = Object.entries(most).filter(([name, budget]) => weight[name as keyof typeof most] > budget)
  const least = ecoIndex / room
  return Object.fromEntries(weight.ecoIndex < least ? [...beyond, ['ecoIndex', least]] : beyond) as Partial<Weight>
}
