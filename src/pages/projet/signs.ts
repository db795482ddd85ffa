/** Drawings for the decisions of a study: SVG path data by layer (Etude.module.css), 420 units wide and 264 high (`row`). */
import { row } from '@/components/Sign/Sign'
import type { Signe } from '@/content/defineProjet'

type Layer = 'violet' | 'lilac' | 'gold' | 'white' | 'ink' | 'lines' | 'bar'

/** Left edges of two windows beside each other. */
const windows = [0, 246]

/** Lengths of the lines of a page. */
const lines = [168, 192, 132, 168]

/** Left and upper edge of the part of a drawing that is shown: all stand on one line, and begin on one. */
export const edges: Record<Signe, string> = { page: '24 0', echange: '0 -24', biscuit: '66 0', balance: '48 0' }

export const signs: Record<Signe, Partial<Record<Layer, string>>> = {
  /** A pile of written pages, ticked: they are ready. */
  page: {
    ink: 'M120 0h228v204h-228z',
    lilac: 'M72 30h228v204h-228z',
    white: 'M24 60h228v204h-228z',
    violet: lines.map((length, line) => `M42 ${138 + 30 * line}h${length}v12h-${length}z`).join(''),
    gold: 'M42 84h144v30h-144zM276 138h126v126h-126z',
    lines: 'M303 199l27 30l48-56',
  },
  /** Two pages that differ in one part, in gold: it alone comes. */
  echange: {
    violet: windows.map((x) => `M${x} 24h174v42h-174z`).join(''),
    white: windows
      .map((x) => `M${x} 66h174v174h-174z${[18, 36, 54].map((at) => `M${x + at} 40h10v10h-10z`).join('')}`)
      .join(''),
    lilac: windows.map((x) => `M${x + 18} 84h138v30h-138zM${x + 18} 192h138v30h-138z`).join(''),
    ink: 'M18 126h138v54h-138z',
    gold: 'M264 126h138v54h-138z',
    lines: 'M184 153h46m-22-24l24 24l-24 24',
  },
  /** A biscuit, barred. */
  biscuit: {
    ink: 'M78 132a132 132 0 0 1 264 0a132 132 0 0 1-264 0zM348 18h24v24h-24z',
    gold: [
      'M236-12a40 40 0 0 1 80 0a40 40 0 0 1-80 0zM248 46a40 40 0 0 1 80 0a40 40 0 0 1-80 0zM302 82a36 36 0 0 1 72 0a36 36 0 0 1-72 0z',
      'M96 90h36v24h-36zM186 42h36v24h-36zM108 162h36v24h-36zM288 138h36v24h-36zM204 210h36v24h-36z',
      'M61 6L337 279L363 252L87-21z',
    ].join(''),
    bar: 'M75-6l276 270',
  },
  /** Bricks of a page on scales. */
  balance: {
    violet: row(2, 1.5, 3) + row(1, 2, 2),
    lilac: row(2, 4.5, 1) + row(1, 4, 1),
    gold: row(0, 3, 1),
    white: 'M48 90h324v24h-324zM132 126h156l48 138h-252z',
    ink: 'M156 198a54 54 0 0 1 108 0a54 54 0 0 1-108 0z',
    bar: 'M206 202l28-36',
  },
}
