/** Drawings of checks as SVG path data by layer (Controles.module.css), in a box of 324 × 144: bricks of 54 × 24 with joints of 6. */
import type { Signe } from '@/content/referencement'

/** A house, and the arrow to its door. */
const house = {
  laid: 'M240 12h54M210 42h114M210 72h24m6 0h84M270 102h54M270 132h24m6 0h24',
  lit: 'M210 90h54v54h-54zM246 114v9h9v-9z',
}

/** A page address that begins with www. */
const www = 'l6 16l6-12l6 12l6-16m6 0l6 16l6-12l6 12l6-16m6 0l6 16l6-12l6 12l6-16'

/** A layer over those before it. Lit is what one looks for. */
type Layer = 'laid' | 'lit' | 'lines'

export const checks: Record<Signe, Partial<Record<Layer, string>>> = {
  /** Two addresses, of which one begins with www, lead to one door. */
  reunion: {
    ...house,
    lines: `M3 13h114v42H3zM17 25${www}M3 96h84v42H3zM20 117h50M117 34h36v83M87 117h105m-16-16l16 16l-16 16`,
  },
  /** A search field, and three results of which one is found. */
  partie: {
    laid: 'M0 102h204M0 132h144',
    lit: 'M0 60h264v24H0z',
    lines: 'M3 3h318v42H3zM20 24h80M290 26a9 9 0 1 0-1 1l12 11',
  },
  /** A page leads to three. */
  arbre: {
    laid: 'M0 102h84M120 102h84M240 102h84M0 132h54M120 132h54M240 132h54',
    lit: 'M120 0h84v42h-84z',
    lines: 'M162 42v42M42 84v-21h240v21',
  },
  /** Tabs that differ, over the window of one of them. */
  titres: {
    laid: 'M0 18h54',
    lit: 'M84 6h54v30h186v24H0V36h84z',
    lines: 'M171 9h48v18h-48zM3 60v81h318V60M24 90h150M24 114h84',
  },
  /** An hourglass, and a phone of which a line is there. */
  attente: {
    laid: 'M42 12h114M42 132h114',
    lit: 'M66 120l33-33l33 33zM81 51h36l-18 18z',
    lines: 'M60 24l39 48l39-48M60 120l39-48l39 48M216 3h84v138h-84zM234 30h48M234 54h24',
  },
  /** A visiting card with an address, and the house to which it leads. */
  redirection: {
    ...house,
    lines: `M3 45h138v94H3zM22 64h40M20 104${www}M141 117h51m-16-16l16 16l-16 16`,
  },
}
