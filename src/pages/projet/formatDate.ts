const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
]

/**
 * A day as one writes it in French: `2026-11-20` gives « 20 novembre 2026 », whatever the time zone of the reader or of the build.
 * Without `Intl`, whose first use takes some 20 ms of a page's start.
 */
export function formatDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${months[(month ?? 0) - 1]} ${year}`
}
