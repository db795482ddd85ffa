/** The agency's local time, the daylight at that time, and the share of lit windows. */
import type { DayTime } from '@/theme/tokens'

/** Share of lit windows in the prerendered street. */
export const duskShare = 0.6

/**
 * Local time as « 18:42 ».
 * @param timeZone IANA name
 */
export const timeThere = (date: Date, timeZone: string): string =>
  date.toLocaleTimeString('fr-FR', { timeZone, hour: '2-digit', minute: '2-digit' })

/**
 * « Il est 18 h 42 à Lille. »
 * @param time « 18:42 »
 * @param lieu « à Lille »
 */
export const sentence = (time: string, lieu: string): string =>
  `Il est ${time.replace(/^0?(\d+):(\d+)$/, '$1\u00a0h\u00a0$2')} ${lieu}.`

/**
 * Share of lit windows at a time of day.
 * @param time « 18:42 »
 */
export function shareAt(time: string): number {
  const hour = Number.parseInt(time, 10)
  if (hour >= 22 || hour < 1) return 0.3
  if (hour < 7) return 0.15
  if (hour < 9) return 0.4
  if (hour < 17) return 0.1
  if (hour < 19) return duskShare
  return 0.85
}

/**
 * Daylight at a time of day.
 * @param time « 18:42 »
 */
export function dayTimeAt(time: string): DayTime {
  const hour = Number.parseInt(time, 10)
  if (hour < 7 || hour >= 22) return 'night'
  if (hour < 9) return 'dawn'
  return hour < 17 ? 'day' : 'dusk'
}
