import type { ReactNode } from 'react'
import { pile } from '@/components/FigureBricks/bricks'
import type { Expertise, ExpertiseId } from '@/content/expertises'
import classes from './Image.module.css'

/** Returns a figure of the build by name (useFigures). */
export type FigureOf = (name: string) => string | undefined

/** Draws a path whose data is a figure of the build. */
type Measured = (name: string) => ReactNode

/** Lines through the middle of bricks; dashes cut the bricks (Image.module.css). */
const drawings: Record<ExpertiseId, (measured: Measured) => ReactNode> = {
  // The files of the home page, by kind.
  performance: (measured) => <g className={classes.pile}>{[1, 2, 3, 4].map((kind) => measured(`accueil${kind}`))}</g>,
  // A keyboard.
  accessibilite: () => (
    <g className={classes.keys}>
      <path d="M0 11h142M18 23h106M21 35h106M27 47h94" />
      <g className={classes.whole}>
        <path d="M126 23h16M0 35h19M0 47h25M123 47h19M0 59h16m2 0h16m2 0h70m2 0h16m2 0h16" />
        <path className={classes.gold} d="M0 23h16" />
        <path className={classes.violet} d="M129 35h13" />
      </g>
      <text x="2.2" y="25.4">
        Tab
      </text>
    </g>
  ),
  // The pages of the site, by weight.
  ecoconception: (measured) => (
    <g className={classes.pages}>
      {measured('pagesAutres')}
      {measured('pagesCelleCi')}
    </g>
  ),
  // A wide screen and a phone, with the same bricks.
  interface: () => (
    <g className={classes.screens}>
      <path className={classes.frame} d="M1 12h88v46h-88zM1 21h88M34 64h22M107 .8h34v68.4h-34z" />
      {[classes.violet, classes.blue, classes.lavender].map((colour, index) => (
        <path
          key={colour}
          className={colour}
          d={`M${7 + 27 * index} 34h22m-22 11h22M113 ${7.5 + 22 * index}h22m-22 11h22`}
        />
      ))}
    </g>
  ),
  // Old paths lead to new ones; one stays.
  serveur: () => (
    <g className={classes.whole}>
      <path className={classes.frame} d="M38 9h18v17h48M38 26h32V9h34M38 43h18V26M38 61h66" />
      <path className={classes.old} d="M0 9h34M0 26h34M0 43h34" />
      <path className={classes.violet} d="M108 9h34M108 26h34" />
      <path className={classes.green} d="M0 61h34M108 61h34" />
    </g>
  ),
  // Steps from failure to recovery.
  securite: () => (
    <g className={classes.steps}>
      <path className={classes.red} d="M11 70v-10M35 70v-22" />
      <path className={classes.gold} d="M59 70v-34M83 70v-46" />
      <path className={classes.green} d="M107 70v-58M131 70v-70" />
    </g>
  ),
  // A wall with a gap of one brick.
  donnees: () => (
    <g className={classes.violet}>
      <path d="M0 5h142M0 29h46m26 0h70M0 53h142" />
      <path className={classes.shifted} d="M0 17h142M0 41h142M0 65h142" />
      <path className={classes.missing} d="M48.5 24.5h21v9h-21z" />
    </g>
  ),
}

interface ImageProps extends Pick<Expertise, 'id' | 'legende'> {
  figure: FigureOf
}

/** The proof of an expertise, drawn in bricks. Its caption may name figures of the build; without them there is no picture. */
export function Image({ id, legende, figure }: ImageProps) {
  // The names are at the odd places.
  const parts = legende.split(/\{(\w+)\}/)
  if (parts.some((name, index) => index % 2 === 1 && figure(name) === undefined)) return null
  return (
    <figure className={classes.picture}>
      <svg viewBox={`0 0 ${pile.width} ${pile.height}`} aria-hidden="true">
        {drawings[id]((name) => (
          <path key={name} data-figure={name} d={figure(name)} />
        ))}
      </svg>
      <figcaption>
        {parts.map((part, index) =>
          index % 2 === 1 ? (
            <strong key={part} data-figure={part}>
              {figure(part)}
            </strong>
          ) : (
            part
          ),
        )}
      </figcaption>
    </figure>
  )
}
