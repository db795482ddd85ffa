import { describe, expect, test } from 'vitest'
import { formatNumber } from '@/pages/accueil/formatNumber'
import { formatDate } from '@/pages/projet/formatDate'

describe('numbers and dates, written without the browser’s own library', () => {
  test('are those it would write: numbers, with and without decimals', () => {
    for (const decimals of [0, 2]) {
      const format = new Intl.NumberFormat('fr-FR', {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      })
      for (const value of [0, 0.42, 7, 12.34, 99.999, 100, 999, 1000, 1234.56, 12_345, 999_999, 1_234_567.8])
        expect(formatNumber(value, decimals)).toBe(format.format(value))
    }
  })

  test('are those it would write: every day of a leap year', () => {
    const format = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
    for (let day = Date.UTC(2028, 0, 1); day < Date.UTC(2029, 0, 1); day += 86_400_000)
      expect(formatDate(new Date(day).toISOString().slice(0, 10))).toBe(format.format(day))
  })
})
