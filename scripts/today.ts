import { config } from '../src/site/config.ts'
import { dayIn } from '../src/site/formats.ts'

/** True of a time zone by its IANA name: « Europe/Paris ». */
export function isTimeZone(value: string): boolean {
  try {
    return value.includes('/') && Boolean(new Intl.DateTimeFormat('fr', { timeZone: value }))
  } catch {
    return false
  }
}

/** Today where the agency is; in UTC while its time zone is wrong. */
export const today = (): string => dayIn(isTimeZone(config.fuseauHoraire) ? config.fuseauHoraire : 'UTC')
