/** The theme as custom properties, written into a stylesheet at build time so that no page carries an inline `<style>` for it. */
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { cssVariablesResolver, theme } from './theme.ts'
import { colors, displayFamily, headerHeightRem, scrollDuration, tints, zIndexLayout } from './tokens.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Every custom property of the design system: ours (`--color-*`, …) and those Mantine's components read (`--mantine-*`); and within
 * `data-tint` the colours of a project: `--tint`, `--tint-text`, `--tint-dark`, `--tint-brick`.
 */
export function themeCss(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)
  const mantine = defaultCssVariablesResolver(merged)
  const ours = cssVariablesResolver(merged)
  const tokens = {
    ...Object.fromEntries(Object.entries(colors).map(([name, value]) => [`--color-${kebab(name)}`, value])),
    '--header-height': `${headerHeightRem}rem`,
    '--z-layout': String(zIndexLayout),
    '--font-display': displayFamily,
    '--duration': `${scrollDuration}ms`,
    '--ease': 'cubic-bezier(0.65, 0, 0.35, 1)',
  }
  // One scheme only: what Mantine would scope to `[data-mantine-color-scheme="dark"]` goes straight to the root.
  const root = convertCssVariables({
    variables: { ...mantine.variables, ...mantine.dark, ...ours.dark, ...tokens },
    dark: {},
    light: {},
  })
  const grounds = Object.entries(tints).map(
    ([name, { ground, text, dark, brick }]) =>
      `[data-tint="${name}"] { --tint: ${ground}; --tint-text: ${text}; --tint-dark: ${dark}; --tint-brick: ${brick}; }`,
  )
  return [root, ...grounds].join('\n')
}
