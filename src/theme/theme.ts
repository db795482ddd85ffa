/**
 * The Mantine theme. Its scheme is « dark », as specified, although pages are white: near-black is the colour of the brand's surfaces, and
 * Mantine's dark defaults are overridden below. Colours and font come from tokens.ts; breakpoints and z-index are defined here only
 * (stylesheets get them through postcss.ts and variables.ts, scripts through Mantine's hooks).
 */
import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorSchemeManager,
  type MantineColorsTuple,
} from '@mantine/core'
import { colors, fontFamily } from './tokens.ts'

type Breakpoint = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl'

declare module '@mantine/core' {
  export interface MantineThemeSizesOverride {
    breakpoints: Record<Breakpoint, string>
  }
  export interface MantineThemeOther {
    dark: boolean
    /** Below it the navigation is a drawer behind a burger button; from it on, a row of links. */
    mobileBreakpoint: Breakpoint
    /** z-index of the sticky header; the rest of the page stays below. */
    zIndexLayout: number
  }
}

/** Mantine requires ten shades; each role has one value, one for dark surfaces (shade 4) and one for hover (shade 7). */
function shades(value: string, onDark = value, hover = value): MantineColorsTuple {
  return [onDark, onDark, onDark, onDark, onDark, value, value, hover, hover, hover]
}

export const theme = createTheme({
  white: colors.background,
  black: colors.surface,
  primaryColor: 'primary',
  primaryShade: 6,
  // Names of the specification. `warning` and `info` are unused, kept for the owner.
  colors: {
    background: shades(colors.background),
    primary: shades(colors.primary, colors.primaryOnDark, colors.primaryHover),
    secondary: shades(colors.secondary, colors.secondaryOnDark),
    surface: shades(colors.surface, colors.surfaceRaised),
    error: shades(colors.error, colors.errorOnDark),
    info: shades(colors.info),
    success: shades(colors.success, colors.successOnDark),
    warning: shades(colors.warning),
    subtitle: shades(colors.subtitle, colors.subtitleOnDark),
    star: shades(colors.star),
    surface_card: shades(colors.surfaceCard),
  },
  fontFamily: fontFamily,
  headings: { fontFamily: fontFamily, fontWeight: '680' },
  breakpoints: { xs: '0px', sm: '600px', md: '960px', lg: '1280px', xl: '1920px', xxl: '2560px' },
  radius: { sm: '6px', md: '10px', lg: '18px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  other: { dark: true, mobileBreakpoint: 'lg', zIndexLayout: 1000 },
})

/** Values of Mantine's dark scheme that the theme replaces. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {},
  dark: {
    '--mantine-color-body': colors.background,
    '--mantine-color-text': colors.text,
    '--mantine-color-error': colors.error,
    '--mantine-color-placeholder': colors.subtitle,
    '--mantine-color-dimmed': colors.subtitle,
    '--mantine-color-anchor': colors.primary,
    '--mantine-color-default': colors.background,
    '--mantine-color-default-hover': colors.tint,
    '--mantine-color-default-color': colors.text,
    '--mantine-color-default-border': colors.borderControl,
  },
})

/** Fixed colour scheme: reads and writes no storage. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: () => 'dark',
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
}
