/** The sign of the brand, drawn by the logo of every page and by its icons (`npm run icons`): paths on a grid, three courses of brick, one lit. */
export const sign = {
  width: 25,
  height: 24,
  bricks: 'M0 0h14v6H0zM0 9h8v6H0zM11 9h14v6H11zM0 18h14v6H0zM17 18h8v6h-8z',
  lit: 'M17 0h8v6h-8z',
}
