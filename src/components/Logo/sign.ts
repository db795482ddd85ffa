/**
 * The sign of the brand, used by the logo and the icons (`npm run icons`): SVG paths of six bricks in three courses, one brick lit, in two
 * colours of the theme.
 */
export const sign = {
  width: 25,
  height: 24,
  bricks: 'M0 0h14v6H0zM0 9h8v6H0zM11 9h14v6H11zM0 18h14v6H0zM17 18h8v6h-8z',
  lit: 'M17 0h8v6h-8z',
}

export interface LogoFile {
  /** Path of an SVG in the public folder that is legible on the dark surface: `/logo.svg`. */
  file: string
  /** In CSS pixels, in the header; `npm run icons` reports a wrong value. */
  width: number
  height: number
}

/** Replaces the sign on pages, icons and share images; undefined keeps the sign. */
export const logo: LogoFile | undefined = undefined
