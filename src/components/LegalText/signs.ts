/** Drawings of titles that several pages share. */
import { bond, type Drawing, gold } from '../Sign/Sign'

/** Somebody, of whom one sees the head and the shoulders. */
export const person: Drawing = {
  box: [264, 174],
  golden: bond(0, 1.5, 3, gold) + bond(1, 1.5, 3, gold) + bond(2, 1.5, 3, gold),
  laid: bond(3, 1, 3.5) + bond(4, 0.5, 4) + bond(5, 0, 4.5),
}

/** A key: its ring, then its shaft and two teeth. */
export const key: Drawing = {
  box: [264, 174],
  golden: [
    bond(0, 0.5, 1.5, gold),
    bond(1, 0, 2, gold),
    ...[2, 3].map((course) => bond(course, 0, 0.5, gold) + bond(course, 1.5, 4.5, gold)),
    bond(4, 0, 2, gold),
    bond(4, 3, 3.5, gold),
    bond(4, 4, 4.5, gold),
    bond(5, 0.5, 1.5, gold),
    bond(5, 4, 4.5, gold),
  ].join(''),
}
