/**
 * Draws the street (src/components/Rue): walls and roofs brick by brick, windows lit as at dusk. One SVG holds all rooflines, one below the
 * other, the belfry and the sun's disc; pages use fragments of it (`#toits-3`, `#beffroi-day`), so that browsers cache it once. Colours are
 * custom properties set by each view.
 */
import { belfry, disc, rooflines, street, viewOf } from '../src/components/Rue/drawing.ts'
import { duskShare } from '../src/components/Rue/live/hour.ts'
import {
  asWindow,
  doorHouse,
  type HouseName,
  houses,
  joint,
  litOf,
  type Opening,
  placesOf,
  type StreetWindow,
  unit,
  windowPath,
  windowStroke,
  windowsAt,
} from '../src/components/Rue/live/houses.ts'
import { type DayTime, dayTimes, pavementLit, rue } from '../src/theme/tokens.ts'

/** Part of a wall, in units: left edge, lowest course, width, number of courses. */
type Block = readonly [x: number, course: number, width: number, courses: number]

/** Colour roles, and their custom properties. */
const roles = ({ facades, ...others }: (typeof rue)[DayTime]) => ({
  a: facades[0],
  b: facades[1],
  c: facades[2],
  t: others.belfry,
  k: others.clock,
  m: others.mortar,
  p: others.pavement,
  d: others.pane,
  l: others.lit,
  e: others.litElse,
  ...('disc' in others && { s: others.disc }),
})
type Role = keyof ReturnType<typeof roles>

interface Facade {
  tone: Role
  blocks: readonly Block[]
  /** Dark doorways, as high as windows beside them; the golden door is part of the page. */
  doorways?: readonly Opening[]
}

const walls: Record<HouseName | 'door', Facade> = {
  door: {
    tone: 'a',
    blocks: [
      [0, 0, 12, 8],
      [1, 8, 10, 1],
      [2, 9, 8, 1],
      [3, 10, 6, 2],
      [4, 12, 4, 2],
      [5, 14, 2, 2],
    ],
  },
  terrace: {
    tone: 'b',
    blocks: [
      [0, 0, 16, 9],
      [2, 9, 2, 2],
      [6, 9, 4, 3],
      [12, 9, 2, 2],
    ],
    doorways: [[6, 0, 4]],
  },
  steps: {
    tone: 'c',
    blocks: [
      [0, 0, 8, 11],
      [1, 11, 6, 1],
      [2, 12, 4, 1],
      [3, 13, 2, 2],
    ],
  },
  low: {
    tone: 'b',
    blocks: [[0, 0, 8, 7]],
    doorways: [[2, 0, 4]],
  },
  gable: {
    tone: 'a',
    blocks: [
      [0, 0, 8, 10],
      [1, 10, 6, 1],
      [2, 11, 4, 1],
      [3, 12, 2, 2],
    ],
  },
  mansion: {
    tone: 'b',
    blocks: [
      [0, 0, 12, 10],
      [2, 10, 2, 2],
      [8, 10, 2, 2],
    ],
    doorways: [[6, 0, 4]],
  },
  narrow: {
    tone: 'a',
    blocks: [
      [0, 0, 6, 11],
      [1, 11, 4, 2],
      [2, 13, 2, 1],
    ],
    doorways: [[2, 0, 3]],
  },
  mill: {
    tone: 'c',
    blocks: [
      [0, 0, 14, 6],
      [0, 6, 4, 1],
      [0, 7, 3, 1],
      [0, 8, 2, 1],
      [4, 6, 4, 1],
      [4, 7, 3, 1],
      [4, 8, 2, 1],
      [8, 6, 4, 1],
      [8, 7, 3, 1],
      [8, 8, 2, 1],
      [12, 6, 2, 8],
    ],
  },
}

const belfryBlocks: Block[] = [
  [1, 0, 6, 17],
  [0, 17, 8, 1],
  [2, 18, 4, 4],
  [1, 22, 6, 1],
  [3, 23, 2, 2],
]
const belfryLights = {
  dark: [[3, 9, 2]],
  gold: [
    [3, 15, 2],
    [3, 23, 1],
  ],
  clock: [
    [2, 19, 2],
    [4, 19, 2],
  ],
} as const satisfies Record<string, readonly Opening[]>

/** The four lit bricks above the golden door. */
const fanlight: Opening[] = [2, 4, 6, 8].map((x) => [x, 6, 1])

/** Start and end, in pixels. */
type Span = [from: number, to: number]

/** In pixels. */
interface Size {
  width: number
  height: number
}

/** Spans of a course covered by blocks, adjacent ones merged. */
function spansOf(blocks: readonly Block[], course: number): Span[] {
  const spans: Span[] = blocks
    .filter(([, lowest, , courses]) => course >= lowest && course < lowest + courses)
    .map(([x, , width]): Span => [Math.round(x * unit), Math.round((x + width) * unit)])
    .sort(([a], [b]) => a - b)
  return spans.reduce<Span[]>((merged, span) => {
    const last = merged.at(-1)
    if (last && span[0] <= last[1]) last[1] = Math.max(last[1], span[1])
    else merged.push(span)
    return merged
  }, [])
}

/** Parts of a span outside openings. */
const without = (span: Span, openings: Span[]): Span[] =>
  openings.reduce<Span[]>(
    (left, [from, to]) =>
      left.flatMap(([a, b]): Span[] => [
        [a, Math.min(b, Math.max(a, from))],
        [Math.max(a, Math.min(b, to)), b],
      ]),
    [span],
  )

/** Joints without the one that cuts a brick of one unit off the start: it moves by a unit, or goes where the next brick is short too. */
function withoutSliver([start = 0, joint = 0, next, ...others]: number[], sign: 1 | -1): number[] {
  const isSliver = next !== undefined && (joint - start) * sign < 2 * unit
  const moved = joint + sign * unit
  if (!isSliver) return [start, joint, ...(next === undefined ? [] : [next, ...others])]
  return (next - moved) * sign < 2 * unit ? [start, next, ...others] : [start, moved, next, ...others]
}

/**
 * Bricks of a course in running bond: 114 px and a joint of 6, centred on a joint and on a brick in turn. Those at the ends, and beside
 * openings, are half a brick or more.
 */
function bricksOf([from, to]: Span, openings: Span[], course: number): Span[] {
  const middle = (from + to) / 2 + (course % 2) * 60
  return without([from, to], openings).flatMap(([a, b]) => {
    if (a === b) return []
    const joints = [a]
    for (let joint = middle - Math.ceil((middle - a) / 120) * 120; joint < b; joint += 120)
      if (joint > a) joints.push(joint)
    const whole = withoutSliver(withoutSliver([...joints, b], 1).reverse(), -1).reverse()
    return whole.slice(1).map((end, index): Span => [whole[index] ?? a, end - joint])
  })
}

/**
 * A wall as two SVG paths: outline of the mortar, then bricks.
 * @param foot bottom of the wall, in pixels from the top
 */
function wall(
  blocks: readonly Block[],
  openings: readonly (readonly [x: number, course: number, width: number, courses: number])[],
  tone: Role,
  foot: number,
): [mortar: string, bricks: string] {
  let outline = ''
  let bricks = ''
  for (let course = 0; spansOf(blocks, course).length > 0; course++) {
    const bottom = foot - course * unit
    const holes = spansOf(openings, course)
    for (const span of spansOf(blocks, course)) {
      outline += `M${span[0] - joint} ${bottom}V${bottom - 30}H${span[1]}v30z`
      let at = 0
      for (const [start, end] of bricksOf(span, holes, course)) {
        bricks += at === 0 ? `M${start} ${bottom - 12}h${end - start}` : `m${start - at} 0h${end - start}`
        at = end
      }
    }
  }
  return [`<path class="m" d="${outline}"/>`, `<path class="x ${tone}" d="${bricks}"/>`]
}

const wide = (openings: readonly Opening[]) => openings.map(([x, course, courses]) => [x, course, 2, courses] as const)

const lights = (role: Role, windows: readonly Pick<StreetWindow, 'x' | 'course' | 'courses'>[], foot: number) =>
  windows.length > 0 ? `<path class="w ${role}" d="${windowPath(windows, foot)}"/>` : ''

/** A house at dusk, with its left wall at 0. */
function house(name: HouseName | 'door'): string {
  const { tone, blocks, doorways = [] } = walls[name]
  const { windows } = name === 'door' ? doorHouse : houses[name]
  const all = windowsAt({ name, x: 0 })
  const lit = litOf(all, duskShare, 0)
  const dark = [...all.filter((window) => !lit.includes(window)), ...doorways.map(asWindow)]
  const ownDoor: [number, number, number, number][] = name === 'door' ? [[2, 0, 8, 7]] : []
  const { foot } = street
  const golden = [...lit.filter(({ isOther }) => !isOther), ...(name === 'door' ? fanlight.map(asWindow) : [])]
  return [
    ...wall(blocks, [...wide([...windows, ...doorways]), ...ownDoor], tone, foot),
    lights('d', dark, foot),
    lights('l', golden, foot),
    lights(
      'e',
      lit.filter(({ isOther }) => isOther),
      foot,
    ),
  ].join('')
}

function drawBelfry(): string {
  const { dark, gold, clock } = belfryLights
  const foot = belfry.height
  return [
    ...wall(belfryBlocks, wide([...dark, ...gold, ...clock]), 't', foot),
    lights('d', dark.map(asWindow), foot),
    lights('l', gold.map(asWindow), foot),
    lights('k', clock.map(asWindow), foot),
  ].join('')
}

/** Sun or moon, in courses of four to six units, without mortar. */
const drawDisc = () =>
  wall(
    [
      [1, 0, 4, 1],
      [0, 1, 6, 3],
      [1, 4, 4, 1],
    ],
    [],
    's',
    disc.height,
  )[1]

/** The pavement: a course of bricks on both sides of the door, two of them lit. It covers the bottom of the belfry. */
function drawPavement(): string {
  const { width, height, door, foot } = street
  const bricks = (from: number, to: number, attributes: string) =>
    `<path class="p" ${attributes} d="M${from} ${height - 12}H${to}"/>`
  return [
    `<path class="m" d="M0 ${foot}h${width}V${height}H0z"/>`,
    bricks(door % 120, width, ''),
    bricks(door, door + 234, `style="stroke:${pavementLit}"`),
  ].join('')
}

/** The whole SVG. */
export function drawStreet(): string {
  const names = Object.keys(walls) as (HouseName | 'door')[]
  const defs = names.map((name) => `<g id="${name}">${house(name)}</g>`).join('')
  const views: string[] = []
  /** Places a part at a height of the drawing, with a view for each time of day. */
  const place = (name: string, left: number, y: number, { width, height }: Size, part: string) => {
    for (const dayTime of dayTimes)
      views.push(`<view id="${viewOf(name, dayTime)}" class="${dayTime}" viewBox="${left} ${y} ${width} ${height}"/>`)
    return `<g transform="translate(0 ${y})">${part}</g>`
  }
  const rows = Array.from({ length: rooflines }, (_, roofline) => {
    const uses = placesOf(roofline).map(({ name, x }) => `<use href="#${name}" x="${x}"/>`)
    return place(`toits-${roofline}`, 0, roofline * street.height, street, `<use href="#pavement"/>${uses.join('')}`)
  })
  const below = rooflines * street.height
  const tower = place('beffroi', -joint, below, belfry, drawBelfry())
  const sun = place('disque', 0, below + belfry.height, disc, drawDisc())
  const palettes = dayTimes.map((dayTime) => {
    const properties = Object.entries(roles(rue[dayTime])).map(([role, colour]) => `--${role}:${colour}`)
    return `${dayTime === 'dusk' ? '' : `.${dayTime}:target~`}#all{${properties.join(';')}}`
  })
  const strokes = Object.keys(roles(rue.day))
    .filter((role) => !'mp'.includes(role))
    .map((role) => `.${role}{stroke:var(--${role})}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" fill="none"><style>${palettes.join('')}.x,.p{stroke-width:24}.p{stroke:var(--p);stroke-dasharray:114 6}.w{stroke-width:${windowStroke.strokeWidth};stroke-dasharray:${windowStroke.strokeDasharray}}.m{fill:var(--m)}${strokes.join('')}</style><defs>${defs}<g id="pavement">${drawPavement()}</g></defs>${views.join('')}<g id="all">${rows.join('')}${tower}${sun}</g></svg>\n`
}
