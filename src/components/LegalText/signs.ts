/** Drawings of titles that several pages share. */
import { bond, type Drawing, gold } from '../Sign/Sign'

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
