/**
 * Houses and windows of the street. Walls and roofs are defined in tools/street.ts, which draws them. Lengths are in units of 30 px (a
 * course, a quarter of a brick), from the left wall of a house and from the pavement.
 */
import { street } from '../drawing.ts'

/**
 * Left edge, lowest course, number of courses. Every window is two units wide. Their order sets which are lit (windowsAt): after a change,
 * `npm run icons` draws the street again.
 */
export type Opening = readonly [x: number, course: number, courses: number]

interface House {
  width: number
  windows: readonly Opening[]
}

/** The house with the door, on the first column of every page. */
export const doorHouse: House = {
  width: 12,
  windows: [
    [4, 8, 2],
    [6, 8, 2],
    [5, 11, 1],
  ],
}

/**
 * The other houses, in order. The order is circular; each page starts at another house. Widths and left edges of windows are even: a phone
 * cuts the street on that grid (Rue.module.css).
 */
export const houses = {
  terrace: {
    width: 16,
    windows: [
      [2, 1, 3],
      [4, 5, 2],
      [6, 9, 2],
      [4, 1, 3],
      [10, 5, 2],
      [12, 9, 1],
      [8, 5, 2],
      [12, 1, 3],
      [2, 5, 2],
      [8, 9, 2],
      [12, 5, 2],
      [10, 1, 3],
    ],
  },
  steps: {
    width: 8,
    windows: [
      [2, 1, 3],
      [2, 9, 2],
      [4, 5, 3],
      [4, 1, 3],
      [2, 5, 3],
      [4, 9, 2],
    ],
  },
  low: {
    width: 8,
    windows: [
      [4, 1, 3],
      [2, 5, 1],
      [4, 5, 1],
    ],
  },
  gable: {
    width: 8,
    windows: [
      [4, 1, 3],
      [2, 5, 2],
      [2, 8, 2],
      [4, 5, 2],
      [2, 1, 3],
      [4, 8, 2],
    ],
  },
  mansion: {
    width: 12,
    windows: [
      [2, 1, 3],
      [8, 5, 3],
      [2, 10, 1],
      [4, 1, 3],
      [6, 5, 3],
      [8, 10, 1],
      [8, 1, 3],
      [2, 5, 3],
    ],
  },
  narrow: {
    width: 6,
    windows: [
      [2, 8, 2],
      [2, 5, 2],
    ],
  },
  mill: {
    width: 14,
    windows: [
      [6, 1, 3],
      [2, 1, 3],
      [10, 1, 3],
    ],
  },
} satisfies Record<string, House>

export type HouseName = keyof typeof houses

const ring = Object.keys(houses) as HouseName[]

/** One unit, in pixels: a course, joint included. */
export const unit = 30

/** Joint between bricks and around windows, in pixels. */
export const joint = 6

/** Left edge of the sun or moon on large screens, by roofline, in units from the door: no roof there is higher than twelve courses. */
export const discLeft = [20, 20, 25, 23, 15, 20, 26]

interface PlacedHouse {
  name: HouseName | 'door'
  /** The house at the right of the door, which tells one page from another. */
  isNext?: boolean
  /** Left wall, in pixels from the left of the drawing. */
  x: number
}

/**
 * Positions of the houses, from left to right.
 * @param roofline index of the house at the right of the door
 */
export function placesOf(roofline: number): PlacedHouse[] {
  // The door is two units from the left wall of its house.
  const start = street.door - 2 * unit
  const nameAt = (index: number) => ring.at(index % ring.length) as HouseName
  const places: PlacedHouse[] = [{ name: 'door', x: start }]
  let right = start + doorHouse.width * unit
  for (let index = roofline; right < street.width; index++) {
    const name = nameAt(index)
    places.push({ name, x: right, isNext: index === roofline })
    right += houses[name].width * unit
  }
  let left = start
  for (let index = roofline - 1; left > 0; index--) {
    const name = nameAt(index)
    left -= houses[name].width * unit
    places.unshift({ name, x: left })
  }
  return places
}

/** A window of the street. */
export interface StreetWindow {
  /** `x`: middle, in pixels from the left of the drawing; `course`: lowest course. */
  x: number
  course: number
  courses: number
  /** The window is lit when the share of lit windows is above this threshold, from 0 to 1. */
  threshold: number
  /** In the second colour of lit windows (`litElse`). */
  isOther: boolean
}

/** Middle of a window, in pixels from the left of its house, and its courses. */
export const asWindow = ([x, course, courses]: Opening) => ({ x: (x + 1) * unit - joint / 2, course, courses })

/** Windows of a house at a position. Thresholds are spread within each house, so that every part of the street has lit windows. */
export const windowsAt = ({ name, x }: PlacedHouse): StreetWindow[] =>
  (name === 'door' ? doorHouse : houses[name]).windows.map((opening, index) => {
    const window = asWindow(opening)
    return {
      ...window,
      x: x + window.x,
      // Multiples of the golden ratio are evenly distributed modulo 1; the length of the name tells houses apart.
      threshold: (index * 0.618 + name.length * 0.27) % 1,
      isOther: (index + name.length) % 6 === 0,
    }
  })

/** All windows of a roofline, nearest to the door first. The house beside the door is lit at every hour: somebody is in. */
export const windowsOf = (roofline: number): StreetWindow[] =>
  placesOf(roofline)
    .flatMap((place) => windowsAt(place).map((window) => (place.isNext ? { ...window, threshold: 0 } : window)))
    .sort((a, b) => Math.abs(a.x - street.door) - Math.abs(b.x - street.door))

/**
 * The lit windows.
 * @param windows nearest to the door first
 * @param share of them, from 0 to 1, all along the street
 * @param more number of additional windows to light: the unlit ones nearest to the door
 */
export function litOf(windows: StreetWindow[], share: number, more: number): StreetWindow[] {
  const isLit = ({ threshold }: StreetWindow) => threshold < share
  const others = windows.filter((window) => !isLit(window)).slice(0, more)
  return windows.filter((window) => isLit(window) || others.includes(window))
}

/** Stroke of windows: their width, and a dash for each course. */
export const windowStroke = { strokeWidth: 2 * unit - joint, strokeDasharray: `${unit - joint} ${joint}` }

/**
 * Windows as SVG path data, for `windowStroke`.
 * @param foot bottom of the houses, in pixels from the top
 */
export const windowPath = (
  windows: readonly Pick<StreetWindow, 'x' | 'course' | 'courses'>[],
  foot = street.foot,
): string =>
  windows
    .map(({ x, course, courses }) => `M${x} ${foot - (course + courses) * unit + joint}v${courses * unit - joint}`)
    .join('')
