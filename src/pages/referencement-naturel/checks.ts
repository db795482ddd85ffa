/** Drawings of checks: bricks of 54 × 24 with joints of 6 in five courses of 324, as SVG path data by layer (Controles.module.css). */
import type { Signe } from '@/content/referencement'

/** A house with its door at the left. */
const house = {
  laid: 'M240 12h54M210 42h114M210 72h24m6 0h84M270 102h54M270 132h24m6 0h24',
  lit: 'M210 102h54M210 132h54',
}

/** A layer over those before it. Lit is what one looks at. */
type Layer = 'pale' | 'laid' | 'blue' | 'light' | 'ink' | 'lit'

export const checks: Record<Signe, Partial<Record<Layer, string>>> = {
  /** Two ways to one door. */
  reunion: { ...house, blue: 'M0 132h204', light: 'M0 12h114M90 42h54M120 72h54M150 102h54' },
  /** A search field with its key, and two results: each a title and a line of text. */
  partie: {
    pale: 'M0 72h294M0 132h234',
    blue: 'M-30 42h144M-30 102h204',
    ink: 'M0 12h264',
    lit: 'M270 12h54',
  },
  /** A page, and three that it leads to, each with two others. */
  arbre: {
    ink: 'M30 42h234',
    blue: 'M0 72h54M120 72h54M240 72h54',
    light: 'M0 102h54M120 102h54M240 102h54M0 132h54M120 132h54M240 132h54',
    lit: 'M120 12h54',
  },
  /** Five tabs that differ, above the page of one of them. */
  titres: {
    pale: 'M0 72h324M-30 102h354M0 132h324',
    laid: 'M0 12h54',
    blue: 'M67 12h54',
    light: 'M202 12h54',
    ink: 'M270 12h54',
    lit: 'M135 12h54M-30 42h354M30 102h174',
  },
  /** An hourglass, then the page of a phone. */
  attente: {
    pale: 'M240 42h24m6 0h54M240 72h84M240 102h24m6 0h54M240 132h84',
    laid: 'M240 12h84',
    ink: 'M0 12h174M0 132h174',
    lit: 'M30 42h114M60 72h54M30 102h114',
  },
  /** An old plate, and the house to which it leads. */
  redirection: {
    ...house,
    pale: 'M0 42h54M0 72h54M0 102h54',
    blue: 'M120 12h24M150 42h24M60 72h144M150 102h24M120 132h24',
  },
}
