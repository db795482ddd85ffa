/** The theme as custom properties, in a stylesheet made at build time, so that pages need no inline `<style>`. */
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { cssVariablesResolver, theme } from './theme.ts'
import { colors, displayFamily, headerHeightRem, rue, scrollDuration, tints } from './tokens.ts'

/** The theme as Mantine's provider computes it. */
export const merged = mergeMantineTheme(DEFAULT_THEME, theme)

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * All custom properties: ours (`--color-*`, …) and Mantine's (`--mantine-*`); inside `data-tint` a project's colours (`--tint`,
 * `--tint-text`, `--light-1` to `--light-6`); in a street, those of the time of day. Only JavaScript sets the class `street-alive`: its
 * rules are in the site's stylesheet, not inlined.
 */
export function themeCss(): string {
  const mantine = defaultCssVariablesResolver(merged)
  const ours = cssVariablesResolver(merged)
  const tokens = {
    ...Object.fromEntries(Object.entries(colors).map(([name, value]) => [`--color-${kebab(name)}`, value])),
    '--header-height': `${headerHeightRem}rem`,
    '--z-layout': String(merged.other.zIndexLayout),
    '--font-display': displayFamily,
    // Colours of the street's bricks, used by the site map.
    ...Object.fromEntries(rue.dusk.facades.map((tone, index) => [`--facade-${index + 1}`, tone])),
    ...Object.fromEntries((['belfry', 'mortar', 'pavement'] as const).map((part) => [`--${part}`, rue.dusk[part]])),
    '--dawn': rue.dawn.sky,
    '--duration': `${scrollDuration}ms`,
    '--ease': 'cubic-bezier(0.65, 0, 0.35, 1)',
  }
  // Single scheme: Mantine's `[data-mantine-color-scheme="dark"]` rules are applied to the root.
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
    // Project pages, header included, are dark in their own colour.
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
