/** Size of a drawing of the pages, in units of its SVG. */
export const columns = { width: 142, height: 70 }
