import { expect, test } from 'vitest'
import { drawing, lightWall } from '@/components/BrickWall/wall'
import { minuteCourses } from '@/pages/hebergement-web/minuteCourses'
import { minutesFrom, minutesIn } from '@/site/minutes'

test('a wall of minutes has as many whole bricks as minutes of each state, in one bond', () => {
  for (let turn = 1; turn < 60; turn++) {
    // Two entries of a story, and a third that ends the last course.
    const ends = [0, turn, turn + 13, turn + 20]
    const states = ['panne', 'attente', 'ligne', 'ligne'] as const
    const walls = [0, 1, 2].map((index) => {
      const [from = 0, to = 0] = ends.slice(index)
      return minuteCourses(from, to, states[index] ?? 'ligne', states[index + 1] ?? 'ligne')
    })
    const lit = walls.flat().join('')
    const count = (letter: string) => lit.split(letter).length / 2 - 0.5
    expect([count('1'), count('g')], `${turn} min`).toEqual([turn, 13])
    // One course in two begins half a brick further.
    const starts = walls.flat().map((line) => line.startsWith('.'))
    expect(
      starts.slice(1).every((start, index) => start !== starts[index]),
      `${turn} min`,
    ).toBe(true)
    // A half brick alone is shorter than a half (wall.ts).
    for (const lines of walls) {
      const drawn = lightWall(drawing(...lines), lines.length, lines[0]?.length ?? 0)
      expect(JSON.stringify(drawn), `${turn} min`).not.toContain('h-.')
    }
  }
})

test('minutes go to the next hour, and none from the last', () => {
  const [start, end] = [{ datetime: '22:58' }, { datetime: '23:06' }]
  expect(minutesFrom(start, end)).toBe(8)
  expect(minutesFrom(end, undefined)).toBeUndefined()
  expect(minutesIn([start, end], () => true)).toBe(8)
})
