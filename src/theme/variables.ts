/** The theme as custom properties, written into a stylesheet at build time so that no page carries an inline `<style>` for it. */
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { cssVariablesResolver, theme } from './theme.ts'
import { colors, displayFamily, headerHeightRem, scrollDuration, tints, zIndexLayout } from './tokens.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Every custom property of the design system: ours (`--color-*`, …) and those Mantine's components read (`--mantine-*`); and `--tint`, the
 * ground of a project, within `data-tint`.
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
  const grounds = Object.entries(tints).map(([name, value]) => `[data-tint="${name}"] { --tint: ${value}; }`)
  return [root, ...grounds].join('\n')
}
