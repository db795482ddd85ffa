import { expect, test } from 'vitest'
import { drawing, lightWall } from '@/components/BrickWall/wall'
import { minuteCourses } from '@/pages/hebergement-web/minuteCourses'
import { minutesFrom, minutesIn } from '@/site/minutes'

test('a pile has as many bricks as minutes, all of them whole', () => {
  for (let minutes = 1; minutes < 100; minutes++) {
    const lines = minuteCourses(minutes)
    const lit = lines.join('').replaceAll('.', '')
    expect(lit.length / 2, `${minutes} min`).toBe(minutes)
    // A half brick alone is shorter than a half (wall.ts).
    expect(Object.values(lightWall(drawing(...lines), lines.length, 5)).join(''), `${minutes} min`).not.toContain('h-.')
  }
})

test('minutes go to the next hour of the same day', () => {
  const [start, end, later] = [{ datetime: '23:50' }, { datetime: '23:58' }, { datetime: '09:00', day: 'Le lendemain' }]
  expect(minutesFrom(start, end)).toBe(8)
  expect(minutesFrom(end, later)).toBeUndefined()
  expect(minutesFrom(later, undefined)).toBeUndefined()
  expect(minutesIn([start, end, later], () => true)).toBe(8)
})
