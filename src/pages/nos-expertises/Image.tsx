import type { ReactNode } from 'react'
import type { FigureOf } from '@/browser/figures'
import { columns } from '@/components/FigureBricks/bricks'
import { FigureCaption, figuresIn } from '@/components/FigureBricks/FigureCaption'
import { PageColumns } from '@/components/FigureBricks/PageColumns'
import { type Expertise, type ExpertiseId, mots } from '@/content/expertises'
import classes from './Image.module.css'

/**
 * Lines through the middle of bricks, which dashes cut, or colours of a wall, which a mask cuts (Image.module.css). Other expertises have a
 * plain wall.
 */
const drawings: Partial<Record<ExpertiseId, (figure: FigureOf) => ReactNode>> = {
  // A train whose cars are the files of a page, in the order in which they come.
  performance: () => (
    <g className={classes.train}>
      <path className={classes.paving} d="M0 34.5h142" />
      {[classes.blue, classes.gold, classes.violet, classes.lavender].map((colour, car) => (
        <g key={colour} transform={`translate(${36.5 * car})`}>
          <path
            className={colour}
            d={`${car ? 'M2 3h28.5M0 8h32.5' : 'M8 3h22.5M4 8h28.5'}M0 24h4.5m1 0h27M3 29h8m10.5 0h8`}
          />
          <path className={classes.whole} d={car ? 'M0 16h32.5' : 'M2 16h30.5'} />
          <text x="16.25" y="18.3">
            {mots.voitures[car]}
          </text>
        </g>
      ))}
    </g>
  ),
  // A keyboard.
  accessibilite: () => (
    <g className={classes.keys}>
      <path d="M0 5h142M0 17h142M18 29h106M21 41h94M27 53h94" />
      <g className={classes.whole}>
        <path d="M126 29h16M0 41h19M0 53h25M123 53h19M0 65h16m2 0h16m2 0h70m2 0h16m2 0h16" />
        <path className={classes.gold} d="M0 29h16" />
        <path className={classes.violet} d="M117 41h25" />
      </g>
      <text x="2.2" y="31.2">
        {mots.tab}
      </text>
      <text className={classes.end} x="139.9" y="43.2">
        {mots.entree}
      </text>
    </g>
  ),
  // The pages of the site, by weight.
  ecoconception: (figure) => <PageColumns figure={figure} />,
  // A wide screen and a phone, of the same bricks.
  interface: () => (
    <g className={classes.screens}>
      <g transform="scale(1 .88)">
        <path d="M0 22h94M0 31h10m74 0h10M0 40h10m74 0h10M0 49h94M36 58h22m-22 9h22M12 76h70M108 13h34M108 76h34" />
        <path className={classes.sides} d="M110 18.5v54M140 18.5v54" />
        {[classes.violet, classes.blue, classes.gold].map((colour, index) => (
          <path
            key={colour}
            className={colour}
            d={`M${12 + 24 * index} 31h22m-22 9h22M114 ${22 + 18 * index}h22m-22 9h22`}
          />
        ))}
      </g>
      <text y="13.4">{mots.ordinateur}</text>
      <text className={classes.end} x="142" y="5.5">
        {mots.telephone}
      </text>
    </g>
  ),
  // Old bricks, and paved paths to new ones; one stays. Setts of 4 are on one grid of 6: a vertical one begins beside a horizontal one.
  serveur: () => (
    <g className={classes.walls}>
      <g transform="translate(0 9) scale(1 .88)">
        <path className={classes.paving} d="M36 8h70M36 26h70M36 44h34M68 30v10M36 62h70" />
        <path className={classes.lavender} d="M0 8h34M0 26h34M0 44h34" />
        <path className={classes.violet} d="M108 8h34M108 26h34" />
        <path className={classes.gold} d="M0 62h34M108 62h34" />
      </g>
      <text y="5.5">{mots.avant}</text>
      <text className={classes.end} x="142" y="5.5">
        {mots.apres}
      </text>
    </g>
  ),
  // A façade with four openings walled up, and one door.
  securite: () => (
    <g className={classes.openings} transform="translate(-.7 -.7) scale(20.286 7)">
      <path d="M1 1h1v3h-1zM5 1h1v3h-1zM1 6h1v3h-1zM5 6h1v3h-1z" />
      <path d="M3 5h1v5h-1z" />
    </g>
  ),
}

/** Drawings that are a wall of the room. */
const walls = new Set<ExpertiseId>(['securite'])

interface ImageProps extends Pick<Expertise, 'id' | 'legende'> {
  mesure: string | undefined
  figure: FigureOf
}

/** The proof of an expertise, drawn in bricks. Its caption may name figures of the build; without them there is no picture. */
export function Image({ id, mesure, legende, figure }: ImageProps) {
  const names = [...figuresIn(legende), ...(mesure ? [mesure] : [])]
  if (names.some((name) => figure(name) === undefined)) return null
  const drawing = drawings[id]
  return (
    <figure className={classes.picture}>
      <svg
        viewBox={drawing && `0 0 ${columns.width} ${id === 'performance' ? 37 : columns.height}`}
        preserveAspectRatio={drawing && 'none'}
        className={walls.has(id) || !drawing ? classes.wall : undefined}
        aria-hidden="true"
      >
        {drawing?.(figure) ?? (id === 'donnees' && <rect className={classes.missing} />)}
      </svg>
      <FigureCaption measure={mesure} text={legende} figure={figure} />
    </figure>
  )
}
