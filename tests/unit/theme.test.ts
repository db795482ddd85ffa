import { readFileSync } from 'node:fs'
import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import postcss from 'postcss'
import { describe, expect, test } from 'vitest'
import { breakpointQueries } from '@/theme/postcss'
import { theme } from '@/theme/theme'
import { breakpoints, colors, tints, zIndexLayout } from '@/theme/tokens'
import { themeCss } from '@/theme/variables'
import { listFiles } from '../../scripts/build/files'
import { contrast, mistakesOfColours } from '../../scripts/content/contrasts'

/** Pairs whose contrast is below a ratio. */
const tooClose = (pairs: (readonly [string, string])[], least: number) =>
  pairs.filter(([one, other]) => contrast(one, other) < least)

const { background, surface, textOnDark } = colors

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
  const [, advised] = /contraste de \d.*« (#[0-9a-f]{6}) » conviendrait/.exec(mistakes[0]?.problem ?? '') ?? []
  expect(mistakesOfColours({ ...colors, [String(mistakes[0]?.field)]: advised })).toEqual([])
})

test('texts are readable on the ground of every project, on its dark ground and on its bricks', () => {
  const onDark = [textOnDark, colors.subtitleOnDark, colors.primaryOnDark]
  const pairs = Object.values(tints).flatMap((project) => [
    [project.text, project.ground] as const,
    ...[project.dark, project.brick].flatMap((ground) => onDark.map((colour) => [colour, ground] as const)),
  ])
  expect(tooClose(pairs, 4.5)).toEqual([])
})

test('texts have three weights, and titles one: each more is a font more to draw', () => {
  const styles = listFiles('src').filter((file) => file.endsWith('.css') && !file.includes('theme/fonts'))
  const weights = styles.flatMap((file) => [...readFileSync(`src/${file}`, 'utf8').matchAll(/font-weight: ([^;]+)/g)])
  expect(new Set(weights.map(([, weight]) => weight))).toEqual(new Set(['400', '500', '650', '680']))
})

describe('the theme', () => {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)

  test('is flagged dark, on a white page with near-black surfaces', () => {
    expect(merged.other.dark).toBe(true)
    expect(merged.white).toBe('#ffffff')
    expect(merged.black).toBe(surface)
    expect(themeCss()).toContain(`--mantine-color-body: ${background}`)
    expect(themeCss()).toContain('--mantine-color-scheme: dark')
  })

  test('has a colour for every role', () => {
    for (const role of ['primary', 'secondary', 'error', 'info', 'success', 'warning', 'subtitle', 'star'] as const)
      expect(merged.colors[role]?.[6], role).toBe(colors[role])
    expect(merged.primaryColor).toBe('primary')
  })

  test('gives Mantine and the stylesheets the same breakpoints, in pixels', () => {
    expect(breakpoints).toEqual({ xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 })
    for (const [name, width] of Object.entries(breakpoints)) {
      expect(merged.breakpoints[name as keyof typeof merged.breakpoints]).toBe(`${width}px`)
      const css = postcss([breakpointQueries]).process(`@media (--from-${name}) { a { b: c } }`, {
        from: undefined,
      }).css
      expect(css).toContain(`@media (width >= ${width}px)`)
    }
  })

  test('puts the layout on layer 1000', () => {
    expect(zIndexLayout).toBe(1000)
    expect(themeCss()).toContain('--z-layout: 1000')
  })
})

test('a breakpoint that does not exist stops the build and says which ones do', () => {
  const process = () =>
    postcss([breakpointQueries]).process('@media (--from-xlg) { a { b: c } }', { from: 'a.css' }).css
  expect(process).toThrow(/--from-xlg[\s\S]*--from-lg/)
})
