import type { ReactNode } from 'react'
import { pile, pileOf } from '@/components/FigureBricks/bricks'
import { FigureCaption, figuresIn } from '@/components/FigureBricks/FigureCaption'
import { PageColumns } from '@/components/FigureBricks/PageColumns'
import type { Expertise, ExpertiseId } from '@/content/expertises'
import classes from './Image.module.css'

/** Returns a figure of the build by name (useFigures). */
export type FigureOf = (name: string) => string | undefined

/** Bricks that are not laid, up to the top of the pile. */
const [room] = pileOf([Number.POSITIVE_INFINITY])

/** Lines through the middle of bricks; dashes cut the bricks (Image.module.css). Other expertises have a plain wall. */
const drawings: Partial<Record<ExpertiseId, (figure: FigureOf) => ReactNode>> = {
  // The files of the home page, by kind.
  performance: (figure) => (
    <>
      <path className={classes.room} d={room} />
      <g className={classes.pile}>
        {['accueilPage', 'accueilPolice', 'accueilScripts', 'accueilImages'].map((name) => (
          <path key={name} data-figure={name} d={figure(name)} />
        ))}
      </g>
    </>
  ),
  // A keyboard.
  accessibilite: () => (
    <g className={classes.keys}>
      <path d="M0 11h142M18 23h106M21 35h94M27 47h94" />
      <g className={classes.whole}>
        <path d="M126 23h16M0 35h19M0 47h25M123 47h19M0 59h16m2 0h16m2 0h70m2 0h16m2 0h16" />
        <path className={classes.gold} d="M0 23h16" />
        <path className={classes.violet} d="M117 35h25" />
      </g>
      <text x="2.2" y="25.4">
        Tab
      </text>
      <text className={classes.end} x="139.9" y="37.1">
        Entrée
      </text>
    </g>
  ),
  // The pages of the site, by weight.
  ecoconception: (figure) => <PageColumns figure={figure} />,
  // A wide screen and a phone, of the same bricks.
  interface: () => (
    <g className={classes.screens}>
      <g transform="scale(1 .88)">
        <path d="M0 13h94M0 22h10m74 0h10M0 31h10m74 0h10M0 40h94M36 49h22m-22 9h22M24 67h46M108 13h34M108 76h34" />
        <path className={classes.sides} d="M110 18.5v54M140 18.5v54" />
        {[classes.violet, classes.blue, classes.gold].map((colour, index) => (
          <path
            key={colour}
            className={colour}
            d={`M${12 + 24 * index} 22h22m-22 9h22M114 ${22 + 18 * index}h22m-22 9h22`}
          />
        ))}
      </g>
      <text y="5.5">Ordinateur</text>
      <text className={classes.end} x="142" y="5.5">
        Téléphone
      </text>
    </g>
  ),
  // Old walls, and paved paths to new ones; one stays. Setts of 4 are on one grid of 6: a vertical one begins beside a horizontal one.
  serveur: () => (
    <g className={classes.walls}>
      <g transform="translate(0 9) scale(1 .88)">
        <path className={classes.paving} d="M36 8h70M36 26h70M36 44h34M68 30v10M36 62h70" />
        <path className={classes.lavender} d="M0 4.4h34M0 22.4h34M0 40.4h34" />
        <path className={`${classes.lavender} ${classes.shifted}`} d="M0 11.6h34M0 29.6h34M0 47.6h34" />
        <path className={classes.violet} d="M108 4.4h34M108 22.4h34" />
        <path className={`${classes.violet} ${classes.shifted}`} d="M108 11.6h34M108 29.6h34" />
        <path className={classes.gold} d="M0 58.4h34M108 58.4h34" />
        <path className={`${classes.gold} ${classes.shifted}`} d="M0 65.6h34M108 65.6h34" />
      </g>
      <text y="5.5">Avant</text>
      <text className={classes.end} x="142" y="5.5">
        Après
      </text>
    </g>
  ),
  // A façade with four openings walled up, and one door.
  securite: () => (
    <>
      <path
        className={classes.violet}
        d="M0 5h142M0 17h10m26 0h70m26 0h10M0 29h10m26 0h10m2 0h22m2 0h22m2 0h10m26 0h10M0 41h10m2 0h46m26 0h46m2 0h10M0 53h10m26 0h10m2 0h10m26 0h10m2 0h10m26 0h10M0 65h10m26 0h22m26 0h22m26 0h10"
      />
      <path
        className={classes.lavender}
        d="M12 17h22m74 0h22M12 29h10m2 0h10m74 0h10m2 0h10M12 53h10m2 0h10m74 0h10m2 0h10M12 65h22m74 0h22"
      />
      <path className={classes.gold} d="M60 41h22M60 53h10m2 0h10M60 65h22" />
    </>
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

const plain = (
  <g className={classes.violet}>
    <path d="M0 5h142M0 29h142M0 53h142" />
    <path className={classes.shifted} d="M0 17h142M0 41h142M0 65h142" />
  </g>
)

interface ImageProps extends Pick<Expertise, 'id' | 'legende'> {
  figure: FigureOf
}

/** The proof of an expertise, drawn in bricks. Its caption may name figures of the build; without them there is no picture. */
export function Image({ id, legende, figure }: ImageProps) {
  if (figuresIn(legende).some((name) => figure(name) === undefined)) return null
  return (
    <figure className={classes.picture}>
      <svg viewBox={`0 0 ${pile.width} ${pile.height}`} preserveAspectRatio="none" aria-hidden="true">
        {drawings[id]?.(figure) ?? plain}
      </svg>
      <FigureCaption text={legende} figure={figure} />
    </figure>
  )
}
