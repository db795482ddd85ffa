/** An entry of a story of one day. */
interface Entry {
  /** `09:12` */
  datetime: string
}

const minuteOf = ({ datetime }: Entry) => {
  const [hours = 0, minutes = 0] = datetime.split(':').map(Number)
  return 60 * hours + minutes
}

/** Minutes from an entry of a story to the next; none after the last. */
export const minutesFrom = (entry: Entry, next: Entry | undefined) => next && minuteOf(next) - minuteOf(entry)

/** Total minutes of the entries for which `isOne` holds; each lasts until the next. */
export const minutesIn = <T extends Entry>(entries: T[], isOne: (entry: T) => boolean) =>
  entries.reduce((sum, entry, index) => sum + (isOne(entry) ? (minutesFrom(entry, entries[index + 1]) ?? 0) : 0), 0)
