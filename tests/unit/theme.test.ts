import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import postcss from 'postcss'
import { describe, expect, test } from 'vitest'
import { breakpointQueries } from '@/theme/postcss'
import { theme } from '@/theme/theme'
import { breakpoints, colors, tints, zIndexLayout } from '@/theme/tokens'
import { themeCss } from '@/theme/variables'

/** Relative luminance and contrast ratio: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const { background, tint, surface, surfaceRaised, primary, primaryHover } = colors

describe('text', () => {
  test.each([
    'text',
    'primary',
    'primaryHover',
    'secondary',
    'error',
    'info',
    'success',
    'warning',
    'subtitle',
  ] as const)('%s is readable on white and on the tinted bands', (name) => {
    for (const ground of [background, tint]) expect(contrast(colors[name], ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each([
    'textOnDark',
    'primaryOnDark',
    'secondaryOnDark',
    'errorOnDark',
    'successOnDark',
    'subtitleOnDark',
    'star',
  ] as const)('%s is readable on the near-black surfaces', (name) => {
    for (const ground of [surface, surfaceRaised]) expect(contrast(colors[name], ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(Object.entries(tints))('is readable on %s, on its dark ground and on its bricks', (_, project) => {
    expect(contrast(project.text, project.ground)).toBeGreaterThanOrEqual(4.5)
    for (const ground of [project.dark, project.brick])
      for (const text of [colors.textOnDark, colors.subtitleOnDark, colors.primaryOnDark])
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test('is readable on the main action, at rest and under the pointer', () => {
    for (const ground of [primary, primaryHover])
      expect(contrast(colors.textOnDark, ground)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('parts of the interface', () => {
  test.each([
    ['the edge of a field on white', colors.borderControl, background],
    ['the edge of the second action on dark', colors.borderControl, surface],
    ['the focus ring on white', primary, background],
    ['the focus ring on tint', primary, tint],
    ['the focus ring on dark', colors.primaryOnDark, surface],
    ['the focus ring on the violet tile', colors.text, primary],
  ])('%s stands out', (_, part, ground) => {
    expect(contrast(part, ground)).toBeGreaterThanOrEqual(3)
  })
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
    for (const role of [
      'primary',
      'secondary',
      'surface',
      'error',
      'info',
      'success',
      'warning',
      'subtitle',
      'star',
    ] as const)
      expect(merged.colors[role]?.[6], role).toBe(colors[role])
    expect(colors.surfaceCard).toBe('#ffffff')
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
