/** An hour of a story; `day` where the day is not that of the hour before. */
interface Hour {
  /** `09:12` */
  datetime: string
  day?: string
}

const minuteOf = ({ datetime }: Hour) => {
  const [hours = 0, minutes = 0] = datetime.split(':').map(Number)
  return 60 * hours + minutes
}

/** Minutes from an hour of a story to the next; none to another day, nor after the last. */
export const minutesFrom = (hour: Hour, next: Hour | undefined) =>
  next && !next.day ? minuteOf(next) - minuteOf(hour) : undefined

/** Minutes of a story during which its last hour is one of these. */
export const minutesIn = <T extends Hour>(hours: T[], isOne: (hour: T) => boolean) =>
  hours.reduce((sum, hour, index) => sum + (isOne(hour) ? (minutesFrom(hour, hours[index + 1]) ?? 0) : 0), 0)
