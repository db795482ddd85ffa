/**
 * The sign of the brand, drawn by the logo of every page and by its icons (`npm run icons`): paths on a grid, three courses of brick, one lit,
 * in two colours of the theme.
 */
export const sign = {
  width: 25,
  height: 24,
  bricks: 'M0 0h14v6H0zM0 9h8v6H0zM11 9h14v6H11zM0 18h14v6H0zM17 18h8v6h-8z',
  lit: 'M17 0h8v6h-8z',
}

export interface LogoFile {
  /** An SVG of the public folder, in its own colours, which stand on the dark surface: `/logo.svg`. */
  file: string
  /** In pixels, as it is shown in the bar; `npm run icons` says what would be right. */
  width: number
  height: number
}

/** A logo that takes the place of the sign, on pages, in icons and in share pictures; undefined keeps the sign. */
export const logo: LogoFile | undefined = undefined
