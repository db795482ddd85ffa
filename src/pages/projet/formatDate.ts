const format = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as one writes it in French: `2026-11-20` gives « 20 novembre 2026 », whatever the time zone of the reader or of the build. */
export const formatDate = (day: string) => format.format(new Date(`${day}T00:00:00Z`))
