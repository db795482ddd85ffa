/** Drawings of checks: bricks of 54 × 24 with joints of 6 in five courses of 384, as SVG path data by layer (Controles.module.css). */
import type { Signe } from '@/content/referencement'

/** A house with its door at the left. */
const house = {
  laid: 'M300 12h54M270 42h114M270 72h24m6 0h84M330 102h54M330 132h24m6 0h24',
  lit: 'M270 102h54M270 132h54',
}

/** A layer over those before it. Lit is what one looks at. */
type Layer = 'pale' | 'laid' | 'blue' | 'light' | 'ink' | 'lit'

export const checks: Record<Signe, Partial<Record<Layer, string>>> = {
  /** Two ways to one door. */
  reunion: { ...house, blue: 'M0 132h264', light: 'M0 12h114M90 42h114M180 72h54M210 102h54' },
  /** A search field with its key, and two results: each a title and a line of text. */
  partie: {
    pale: 'M0 72h354M0 132h294',
    blue: 'M-30 42h204M-30 102h264',
    ink: 'M0 12h324',
    lit: 'M330 12h54',
  },
  /** A street on its ground. */
  arbre: {
    laid: 'M30 42h54M0 72h114M-30 102h144',
    blue: 'M180 12h54M150 42h114M150 72h24m6 0h84M150 102h114',
    light: 'M330 42h24M300 72h84M300 102h24m6 0h54',
    lit: 'M0 132h384',
  },
  /** Five tabs that differ, above the page of one of them. */
  titres: {
    pale: 'M0 72h384M-30 102h414M0 132h384',
    laid: 'M0 12h54',
    blue: 'M82 12h54',
    light: 'M248 12h54',
    ink: 'M330 12h54',
    lit: 'M165 12h54M-30 42h414M30 102h174',
  },
  /** An hourglass, then the page. */
  attente: {
    pale: 'M240 42h24m6 0h114M240 72h144M240 102h24m6 0h114M240 132h144',
    laid: 'M240 12h144',
    ink: 'M0 12h174M0 132h174',
    lit: 'M30 42h114M60 72h54M30 102h114',
  },
  /** An old plate, and the house to which it leads. */
  redirection: {
    ...house,
    pale: 'M0 42h24m6 0h54M0 72h84M0 102h24m6 0h54',
    blue: 'M180 12h24M210 42h24M120 72h144M210 102h24M180 132h24',
  },
}
