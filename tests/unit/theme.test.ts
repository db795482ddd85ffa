import { em } from '@mantine/core'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { contrast, mistakesOfColours } from '@/theme/contrasts'
import { breakpointQueries } from '@/theme/postcss'
import { colors, rue, tints } from '@/theme/tokens'
import { merged } from '@/theme/variables'
import { listFiles } from '../../scripts/build/files'
import { readText } from '../../scripts/text'

/** Pairs with a contrast below a ratio. */
const tooClose = (pairs: (readonly [string, string])[], least: number) =>
  pairs.filter(([one, other]) => contrast(one, other) < least)

const { textOnDark } = colors

test('every colour is readable on the grounds it is for, and edges of controls stand out', () => {
  expect(mistakesOfColours(colors)).toEqual([])
})

test.each([
  ['a light primary', { primary: '#c9a6ff' }],
  ['a dark primary', { primary: '#1c0a38' }],
  ['a pale primary on dark grounds', { primaryOnDark: '#5a3a99' }],
])('%s is refused, with its contrast and a colour that would do', (_, wrong) => {
  const mistakes = mistakesOfColours({ ...colors, ...wrong })
  expect(mistakes.map(({ field }) => field)).toEqual(Object.keys(wrong))
  const [, advised] = /contraste de \d.*«\s(#[0-9a-f]{6})\s» conviendrait/.exec(mistakes[0]?.problem ?? '') ?? []
  expect(mistakesOfColours({ ...colors, [String(mistakes[0]?.field)]: advised })).toEqual([])
})

test('texts are readable on the ground of every project, on its dark ground and on its bricks', () => {
  const onDark = [textOnDark, colors.subtitleOnDark, colors.primaryOnDark]
  const pairs = Object.values(tints).flatMap((tint) => [
    [tint.text, tint.ground] as const,
    ...[tint.dark, tint.brick].flatMap((ground) => onDark.map((colour) => [colour, ground] as const)),
  ])
  expect(tooClose(pairs, 4.5)).toEqual([])
})

test('what is written over the street is readable by every daylight', () => {
  const pairs = Object.values(rue).flatMap(({ sky, text, accent }) => [[text, sky] as const, [accent, sky] as const])
  expect(tooClose(pairs, 4.5)).toEqual([])
})

test('every house of the street, the belfry and the pavement are seen against the sky, by every daylight', () => {
  const planes = Object.values(rue).flatMap(({ sky, facades, belfry, pavement }) =>
    [...facades, belfry, pavement].map((plane) => [plane, sky] as const),
  )
  expect(tooClose(planes, 1.3)).toEqual([])
})

test('texts have three weights, and titles one: each more is a font more to draw', () => {
  const styles = listFiles('src').filter((file) => file.endsWith('.css') && !file.includes('theme/fonts'))
  const weights = styles.flatMap((file) => [...readText(`src/${file}`).matchAll(/font-weight: ([^;]+)/g)])
  expect(new Set(weights.map(([, weight]) => weight))).toEqual(new Set(['400', '500', '650', '680']))
})

test('a width in a stylesheet is a breakpoint of the theme, whose names give it to both', () => {
  const styles = listFiles('src').filter((file) => file.endsWith('.css'))
  const queries = styles.flatMap((file) =>
    [...readText(`src/${file}`).matchAll(/@media[^{]*/g)].map(([query]) => `${file} : ${query}`),
  )
  expect(queries.filter((query) => /\b(?:width|inline-size)\b/.test(query))).toEqual([])
  for (const [name, width] of Object.entries(merged.breakpoints)) {
    const { css } = postcss([breakpointQueries]).process(`@media (--from-${name}) { a { b: c } }`, { from: 'a.css' })
    // In the visitor's text size.
    expect(css).toContain(`@media (width >= ${em(width)})`)
  }
})

test('a breakpoint that does not exist stops the build and says which ones do', () => {
  const process = () =>
    postcss([breakpointQueries]).process('@media (--from-xlg) { a { b: c } }', { from: 'a.css' }).css
  expect(process).toThrow(/--from-xlg[\s\S]*--from-lg/)
})
