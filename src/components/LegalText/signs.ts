/** Drawings of titles that several legal pages share. */
import { type Drawing, gold, row } from '../Sign/Sign'

/** Somebody, of whom one sees the head and the shoulders. */
export const person: Drawing = { golden: gold(0, 1, 1), laid: row(1, 0.5, 2, 2) + row(2, 0, 3, 3) }

/** A key. */
export const key: Drawing = { golden: 'M0 12h60v60H0zM18 30v24h24V30zM66 30h108v54h-24V54h-18v24h-24V54H66z' }
