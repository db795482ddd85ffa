import type { DayTime } from '@/theme/tokens'

/**
 * The drawing of the street (rue.svg, made by tools/street.ts), in pixels: its size, the left edge of the door, and `foot`, the bottom of
 * the houses, above the pavement.
 */
export const street = { width: 3900, height: 540, door: 1200, foot: 510 }

/** Town whose belfry tools/street.ts draws behind the houses; undefined for none. */
export const belfryTown: string | undefined = 'Lille'

/** Number of rooflines in the drawing, one below the other. */
export const rooflines = 7

/** Size of the belfry, mortar included, and of the sun's disc, in pixels. */
export const belfry = { width: 252, height: 756 }
export const disc = { width: 174, height: 150 }

/**
 * Fragment identifier of a part of the drawing.
 * @param part `beffroi`
 * @param dayTime selects its colours
 */
export const viewOf = (part: string, dayTime: DayTime) => (dayTime === 'dusk' ? part : `${part}-${dayTime}`)
