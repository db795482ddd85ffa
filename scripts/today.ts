import { config } from '../src/site/config.ts'

/** True of a time zone by its IANA name: « Europe/Paris ». */
export function isTimeZone(value: string): boolean {
  try {
    return value.includes('/') && Boolean(new Intl.DateTimeFormat('fr', { timeZone: value }))
  } catch {
    return false
  }
}

/** The day it is in a time zone, `2026-11-20`: Sweden writes days that way. */
export const dayIn = (timeZone: string): string => new Date().toLocaleDateString('sv', { timeZone })

/** Today where the agency is; in UTC while its time zone is wrong. */
export const today = (): string => dayIn(isTimeZone(config.fuseauHoraire) ? config.fuseauHoraire : 'UTC')
