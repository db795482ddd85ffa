/** Drawings of the processings: each stands on the foot of its ground. */
import { type Drawing, row } from '@/components/Sign/Sign'

const box: Drawing['box'] = [234, 174]

/** Bricks from a course down to the ground. */
const columnOf = (day: number, top: number) =>
  [0, 1, 2, 3, 4, 5].map((course) => (course < top ? '' : row(course, day, 0.9, 0.9))).join('')

export const signs = {
  /** A letter in its envelope. */
  formulaire: {
    box,
    golden: 'M26 2h182v150h-182z',
    laid: 'M0 66l117 72l117-72v108h-234z',
    lines: 'M50 30h84m-84 26h134M2 174v-106l115 72l115-72v106',
  },
  /** Visits of four days. */
  mesure: {
    box: [228, 174],
    laid: [4, 3, 2].flatMap((top, day) => columnOf(day, top)).join(''),
    dark: columnOf(3, 0),
  },
  /** Lines of a journal, each with its time. */
  journaux: {
    box,
    laid: 'M0 0h234v174h-234z',
    golden: [0, 1, 2, 3].map((line) => `M25 ${25 + 36 * line}h34v18h-34z`).join(''),
    lines: [102, 130, 78, 114].map((length, line) => `M78 ${34 + 36 * line}h${length}`).join(''),
  },
} satisfies Record<string, Drawing>
