/** An hour of a story of one day. */
interface Hour {
  /** `09:12` */
  datetime: string
}

const minuteOf = ({ datetime }: Hour) => {
  const [hours = 0, minutes = 0] = datetime.split(':').map(Number)
  return 60 * hours + minutes
}

/** Minutes from an hour of a story to the next; none after the last. */
export const minutesFrom = (hour: Hour, next: Hour | undefined) => next && minuteOf(next) - minuteOf(hour)

/** Minutes of a story during which its last hour is one of these. */
export const minutesIn = <T extends Hour>(hours: T[], isOne: (hour: T) => boolean) =>
  hours.reduce((sum, hour, index) => sum + (isOne(hour) ? (minutesFrom(hour, hours[index + 1]) ?? 0) : 0), 0)
