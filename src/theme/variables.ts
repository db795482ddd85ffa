/** The theme as custom properties, written into a stylesheet at build time so that no page carries an inline `<style>` for it. */
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { cssVariablesResolver, theme } from './theme.ts'
import { colors, displayFamily, headerHeightRem, rue, scrollDuration, tints } from './tokens.ts'

/** The theme as Mantine's provider gives it to components. */
export const merged = mergeMantineTheme(DEFAULT_THEME, theme)

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Every custom property of the design system: ours (`--color-*`, …) and those Mantine's components read (`--mantine-*`); and within
 * `data-tint` the colours of a project: `--tint`, `--tint-text`, and `--light-1` to `--light-5`; and in a street by daylight, those of the
 * hour. `street-alive` is a class that scripts alone set: its rules are in the stylesheet of the site, not in the pages.
 */
export function themeCss(): string {
  const mantine = defaultCssVariablesResolver(merged)
  const ours = cssVariablesResolver(merged)
  const tokens = {
    ...Object.fromEntries(Object.entries(colors).map(([name, value]) => [`--color-${kebab(name)}`, value])),
    '--header-height': `${headerHeightRem}rem`,
    '--z-layout': String(merged.other.zIndexLayout),
    '--font-display': displayFamily,
    // Bricks of the street, for what is built of them elsewhere.
    ...Object.fromEntries(rue.dusk.facades.map((tone, index) => [`--facade-${index + 1}`, tone])),
    ...Object.fromEntries((['belfry', 'mortar', 'pavement'] as const).map((part) => [`--${part}`, rue.dusk[part]])),
    '--duration': `${scrollDuration}ms`,
    '--ease': 'cubic-bezier(0.65, 0, 0.35, 1)',
  }
  // One scheme only: what Mantine would scope to `[data-mantine-color-scheme="dark"]` goes straight to the root.
  const root = convertCssVariables({
    variables: { ...mantine.variables, ...mantine.dark, ...ours.dark, ...tokens },
    dark: {},
    light: {},
  })
  const block = (selector: string, variables: Record<string, string>) =>
    `${selector} { ${Object.entries(variables)
      .map(([name, value]) => `${name}: ${value};`)
      .join(' ')} }`
  const projects = Object.entries(tints).flatMap(([name, { ground, text, dark, brick, lights }]) => [
    block(`[data-tint="${name}"]`, {
      '--tint': ground,
      '--tint-text': text,
      ...Object.fromEntries(lights.map((light, index) => [`--light-${index + 1}`, light])),
    }),
    // The page of a project is dark in its own colour, up to the bar above it.
    block(`[data-page-tint="${name}"]`, {
      '--color-surface': dark,
      '--color-surface-raised': brick,
      '--color-border-on-dark': brick,
    }),
  ])
  const street = Object.entries(rue).map(([dayTime, { sky, text, accent, mark, pane, lit, litElse }]) =>
    block(`.street-alive[data-hour="${dayTime}"]`, {
      '--color-surface': sky,
      '--color-text-on-dark': text,
      '--color-primary-on-dark': accent,
      '--mark': mark,
      '--pane': pane,
      '--lit': lit,
      '--lit-else': litElse,
    }),
  )
  return [root, ...projects, `@media screen { ${street.join(' ')} }`].join('\n')
}
