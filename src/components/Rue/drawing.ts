import type { DayTime } from '@/theme/tokens'

/**
 * The drawing of the street (rue.svg, which tools/street.ts makes), in pixels: its size, and where the door's left edge and the foot of the
 * houses are in it. Below that foot is the pavement.
 */
export const street = { width: 3900, height: 540, door: 1200, foot: 510 }

/** Town whose belfry stands behind the houses (scripts/street.ts draws it); undefined leaves it out. */
export const belfryOf: string | undefined = 'Lille'

/** How many rooflines it holds, one below the other. */
export const rooflines = 7

/** Size of the belfry, mortar included, and of the disc of the sun. */
export const belfry = { width: 252, height: 756 }
export const disc = { width: 174, height: 150 }

/**
 * Name of a part of the drawing, as the fragment of its address.
 * @param part `beffroi`
 * @param dayTime whose colours it has
 */
export const viewOf = (part: string, dayTime: DayTime) => (dayTime === 'dusk' ? part : `${part}-${dayTime}`)
