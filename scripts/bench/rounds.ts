/** The order of the visits: every round sees every page once, its floors close by, so that the machine's drift hits all of them alike. */
import { barePath, imagePath } from './floors.ts'
import { type Preset, presets, type Reading, visit } from './lighthouse.ts'

export interface Sites {
  /** Address of the build measured, without a trailing slash. */
  own: string
  /** Of its floors: the bare page, the one with an image, and its pages without scripts. */
  floors: string
  /** Of the build it is compared with. */
  other: string | undefined
}

export type Variant = 'own' | 'scriptless' | 'other' | 'floor'

/** Floors are visited again after so many pages. */
const floorEvery = 6

/** Readings by preset, variant and path. */
export class Readings {
  readonly #known = new Map<string, Reading[]>()

  add(preset: Preset, variant: Variant, path: string, reading: Reading) {
    const key = `${preset} ${variant} ${path}`
    this.#known.set(key, [...(this.#known.get(key) ?? []), reading])
  }

  /** @throws Error when nothing was read there */
  of(preset: Preset, variant: Variant, path: string): Reading[] {
    const found = this.#known.get(`${preset} ${variant} ${path}`)
    if (!found) throw new Error(`Aucune mesure de ${path} (${preset}, ${variant}).`)
    return found
  }
}

export interface Visit {
  preset: Preset
  variant: Variant
  path: string
  url: string
}

/** One round, in the other direction every second time. */
export function roundOf(paths: string[], sites: Sites, round: number): Visit[] {
  const visits = paths.flatMap((path, index) => {
    const floors: Omit<Visit, 'preset'>[] =
      index % floorEvery === 0
        ? [barePath, imagePath].map((floor) => ({ variant: 'floor', path: floor, url: sites.floors + floor }))
        : []
    const page: Omit<Visit, 'preset'>[] = [
      { variant: 'own', path, url: sites.own + path },
      { variant: 'scriptless', path, url: sites.floors + path },
    ]
    if (sites.other) page.push({ variant: 'other', path, url: sites.other + path })
    return [...floors, ...page].flatMap((target) => presets.map((preset) => ({ ...target, preset })))
  })
  return round % 2 === 0 ? visits : visits.reverse()
}

/** A visit that a busy machine has spoilt is made once more. */
const visitAgain = (...visited: Parameters<typeof visit>) => visit(...visited).catch(() => visit(...visited))

/** @param onProgress called before each visit with its rank, from 1, and how many there are */
export async function measureRounds(
  paths: string[],
  sites: Sites,
  rounds: number,
  onProgress: (done: number, total: number, visit: Visit) => void,
): Promise<Readings> {
  const readings = new Readings()
  const plan = Array.from({ length: rounds }, (_, round) =>
    roundOf(paths, sites, round).map((step) => ({ ...step, isComplete: round === 0 && step.variant === 'own' })),
  ).flat()
  for (const [index, { isComplete, ...step }] of plan.entries()) {
    onProgress(index + 1, plan.length, step)
    readings.add(step.preset, step.variant, step.path, await visitAgain(step.url, step.preset, isComplete))
  }
  return readings
}
