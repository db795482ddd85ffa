import type { FigureOf } from '@/browser/figures'
import classes from './FigureBricks.module.css'

interface PageColumnsProps {
  figure: FigureOf
}

/** Every page of the site as a column of bricks, this one golden, as SVG paths that the build measures (scripts/build/figures.ts). */
export const PageColumns = ({ figure }: PageColumnsProps) => (
  <g className={classes.pages}>
    {['pagesAutres', 'pagesCelleCi'].map((name) => (
      <path key={name} data-figure={name} d={figure(name)} />
    ))}
  </g>
)
