/** Drawings of the page. */
import { type Drawing, row } from '@/components/Sign/Sign'

/** A stepped gable in running bond, with its window, three courses high. */
const gable = [
  row(0, 2, 2),
  ...[1.5, 4].map((column) => row(1, column, 0.5, 0.5)),
  ...[1, 4].map((column) => row(2, column, 1)),
  ...[0.5, 4.5].map((column) => row(3, column, 1)),
  ...[1.5, 4].map((column) => row(3, column, 0.5, 0.5)),
  row(4, 0, 6),
].join('')

const box: Drawing['box'] = [354, 144]

/** Gables of the processings, and what one sees in their windows. */
export const signs = {
  /** A letter. */
  formulaire: {
    box,
    laid: gable,
    golden: 'M121.5 31.5h111v81h-111z',
    lines: 'M122 32l55 44l55-44',
  },
  /** Visits of three days. */
  mesure: {
    box,
    laid: gable,
    dark:
      row(3, 2, 0.5, 0.5) +
      [2, 3].map((course) => row(course, 2.75, 0.5, 0.5)).join('') +
      [1, 2, 3].map((course) => row(course, 3.5, 0.5, 0.5)).join(''),
  },
  /** Lines of a journal, each with its time. */
  journaux: {
    box,
    laid: gable,
    golden: [1, 2, 3].map((course) => row(course, 2, 0.5, 0.5, 1.5)).join(''),
    lines: 'M156 42h72m-72 30h48m-48 30h72',
  },
} satisfies Record<string, Drawing>
