/** The drawing of the street (rue.svg, which scripts/street.ts makes), in pixels: its size, and where the door's left edge is in it. */
export const street = { width: 3900, height: 510, door: 1200 }

/** How many rooflines it holds, one below the other. */
export const rooflines = 7
