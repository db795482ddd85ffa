/** French formats of numbers and dates. */

/** « 1 234 », or as `options` ask for: https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Intl/NumberFormat */
export const formatNumber = (value: number, options: Intl.NumberFormatOptions = { maximumFractionDigits: 0 }): string =>
  value.toLocaleString('fr-FR', options)

/** « 79,6 »: one decimal, always. */
export const oneDecimal = (value: number): string =>
  formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Kilobytes, of 1,000 bytes, rounded, without their unit. */
export const ko = (bytes: number) => formatNumber(bytes / 1000)

/** `2026-11-20` → « 20 novembre 2026 », `2026-11-01` → « 1er novembre 2026 », independent of time zones. */
export const formatDate = (day: string): string =>
  new Date(day).toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }).replace(/^1 /, '1er ')

/** The day it is in a time zone, `2026-11-20`: Sweden writes days that way. */
export const dayIn = (timeZone: string): string => new Date().toLocaleDateString('sv', { timeZone })

/**
 * Link of a telephone number, whose spaces do not break.
 * @param written as its owner writes it: « 03 20 00 00 00 », « +32 (0)2 555 12 34 »
 */
export const formatTelephone = (written: string): { href: string; text: string } => ({
  href: `tel:${written.replaceAll(/\(0\)|[^\d+]/g, '')}`,
  text: written.replaceAll(/\s/g, '\u00a0'),
})
