import { em } from '@mantine/core'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { contrast, mistakesOfColours } from '@/theme/contrasts'
import { breakpointQueries } from '@/theme/postcss'
import { colors, rue, tints } from '@/theme/tokens'
import { merged } from '@/theme/variables'
import { listFiles } from '../../scripts/build/files'
import { readText } from '../../scripts/text'

const theme = { colors, tints, rue }

test('every colour is readable on the grounds it is for, on those of projects and over the street, and edges stand out', () => {
  expect(mistakesOfColours(theme)).toEqual([])
})

test.each<[string, string, object]>([
  ['a light primary', 'colors.primary', { colors: { ...colors, primary: '#c9a6ff' } }],
  ['a dark primary', 'colors.primary', { colors: { ...colors, primary: '#1c0a38' } }],
  ['a pale primary on dark grounds', 'colors.primaryOnDark', { colors: { ...colors, primaryOnDark: '#5a3a99' } }],
  ['a ground of a project', 'tints.x.ground', { tints: { x: { ...tints.parme, ground: '#5a3a99' } } }],
  ['a brick of a project', 'tints.x.brick', { tints: { x: { ...tints.parme, brick: '#e6dcfb' } } }],
  ['a highlight over the street', 'rue.x.accent', { rue: { x: { ...rue.day, accent: '#b79bf0' } } }],
  ['a house', 'rue.x.facades[1]', { rue: { x: { ...rue.day, facades: ['#7d52d6', rue.day.sky, '#a482ea'] } } }],
])('%s that cannot be seen is refused, with its contrast and a colour that would do', (_, field, wrong) => {
  const mistakes = mistakesOfColours({ ...theme, ...wrong } as typeof theme)
  expect(mistakes).toEqual([expect.objectContaining({ field })])
  const [, found, other, least, advised] =
    /^«\s(#\w+)\s» .*\((#\w+)\), il faut ([\d,]+)\. «\s(#\w+)\s» conviendrait/.exec(mistakes[0]?.problem ?? '') ?? []
  expect(contrast(found ?? '', other ?? '')).toBeLessThan(Number(least?.replace(',', '.')))
  expect(contrast(advised ?? '', other ?? '')).toBeGreaterThanOrEqual(Number(least?.replace(',', '.')))
})

test.each(['violet', '#fc2', '#7a2fe01', '#7a2fe0 ', 'rgb(1, 2, 3)', '', 12])(
  '%s is no colour, wherever it is',
  (value) => {
    const parme = { ...tints.parme, lights: ['#bfa0ff', value] }
    const wrong = { colors: { ...colors, border: value }, tints: { parme }, rue: { day: { ...rue.day, lit: value } } }
    expect(mistakesOfColours(wrong as unknown as typeof theme)).toEqual(
      ['colors.border', 'tints.parme.lights[1]', 'rue.day.lit'].map((field) => ({
        file: 'src/theme/tokens.ts',
        field,
        problem: expect.stringMatching(/n’est pas une couleur.*«\s#7a2fe0\s»/),
      })),
    )
  },
)

test('the fonts of the site hold every weight that a stylesheet asks for', () => {
  const faces = [...readText('src/theme/fonts/fonts.css').matchAll(/url\([^}]*font-weight: (\d+)(?: (\d+))?/g)]
  const isHeld = (weight: number) =>
    faces.some(([, least, most = least]) => Number(least) <= weight && weight <= Number(most))
  const styles = listFiles('src').filter((file) => file.endsWith('.css') && !file.includes('theme/fonts'))
  const asked = styles.flatMap((file) =>
    [...readText(`src/${file}`).matchAll(/\bfont(?:-weight)?: (\d+)(?=[; ])/g)].map(
      ([line, weight]) => [`${file} : ${line}`, Number(weight)] as const,
    ),
  )
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter(([, weight]) => !isHeld(weight))).toEqual([])
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

test('room beside words is in pixels: lengths of the text size would take it from large text, whose words are then cut', () => {
  const styles = listFiles('src').filter((file) => file.endsWith('.css'))
  const found = styles.flatMap((file) =>
    [
      ...readText(`src/${file}`).matchAll(
        /\b(?:(?:padding|margin)-inline[\w-]*|column-gap): [^;]*rem|\b(?:padding|gap): (?:\([^)]*\)|[^\s;(])+ [^;\s]*\d+rem/g,
      ),
    ].map(([line]) => `${file} : ${line}`),
  )
  expect(found).toEqual([])
})

test('a breakpoint that does not exist stops the build and says which ones do', () => {
  const process = () =>
    postcss([breakpointQueries]).process('@media (--from-xlg) { a { b: c } }', { from: 'a.css' }).css
  expect(process).toThrow(/--from-xlg[\s\S]*--from-lg/)
})
