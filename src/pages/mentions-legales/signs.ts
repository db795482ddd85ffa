/** Drawings of the titles, and the reader’s house. */
import { bond, type Drawing, gaps, gold, row } from '@/components/Sign/Sign'

/** A small house, one and a half columns wide. */
const house = (column: number, draw: typeof gold = row) =>
  [
    draw(0, column + 0.5, 0.5, 0.5),
    draw(1, column + 0.25, 0.5, 0.5) + draw(1, column + 0.75, 0.5, 0.5),
    ...[2, 4].map((course) => draw(course, column, 1) + draw(course, column + 1, 0.5, 0.5)),
    ...[3, 5].map((course) => draw(course, column, 0.5, 0.5) + draw(course, column + 0.5, 1)),
  ].join('')

/** A wall around a doorway of five courses. */
const doorway = bond(0, 0, 4.5) + [1, 2, 3, 4, 5].map((course) => bond(course, 0, 1.5) + bond(course, 3, 4.5)).join('')

export const signs = {
  /** A closed door, whose handle is a hole in it. */
  demander: { box: [264, 174], laid: doorway, golden: 'M90 30h84v144h-84zM162 90h-6v24h6z' },
  /** An open one, and the light behind it. */
  libre: { box: [264, 174], laid: doorway, dark: 'M90 30h84v144h-84z', golden: 'M90 30l36 18v108l-36 18z' },
  /** The street of the privacy page. */
  donnees: { box: [264, 174], laid: house(0), golden: house(1.5, gold), dark: house(3) },
  /** A brick to put back. */
  signaler: {
    box: [264, 174],
    laid: [0, 1, 3, 4, 5].map((course) => bond(course, 0, 4.5)).join('') + bond(2, 0, 2) + bond(2, 3, 4.5),
    absent: gaps(2, 2, 1),
  },
  /** A house with its door and its windows. */
  clients: {
    box: [294, 264],
    laid: [
      row(0, 2, 1),
      row(1, 1.5, 2),
      row(2, 1, 3),
      row(3, 0.5, 4),
      row(4, 0, 5),
      row(5, 1.5, 2),
      ...[5, 6].flatMap((course) => [0, 4.5].map((column) => row(course, column, 0.5, 0.5))),
      ...[1.5, 3].map((column) => row(6, column, 0.5, 0.5)),
      row(7, 0, 2),
      row(7, 3, 2),
      ...[0, 1.5, 3, 4.5].map((column) => row(8, column, 0.5, 0.5)),
      ...[0.5, 3.5].map((column) => row(8, column, 1)),
    ].join(''),
    golden: 'M121.5 181.5h51v81h-51zM31.5 151.5h51v51h-51zM211.5 151.5h51v51h-51z',
    lines: 'M57 151v51m-26-26h51M237 151v51m-26-26h51M158 216v18',
  },
} satisfies Record<string, Drawing>
