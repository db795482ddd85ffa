import { figuresPath } from '@/browser/figures'
import { columns } from '@/components/FigureBricks/bricks'
import { FigureCaption, figuresIn } from '@/components/FigureBricks/FigureCaption'
import { PageColumns } from '@/components/FigureBricks/PageColumns'
import { plafond } from '@/content/etude'
import { useFigures } from '@/hooks/useFigures'
import { config } from '@/site/config'
import { projetPath, thisSite } from '@/site/pages'
import { underBase } from '@/site/paths'
import classes from './Plafond.module.css'

/** Room above the pages. The build puts the ceiling over them, and a brick of the last column over it (scripts/build/figures.ts). */
const room = 10
/** Width of a column (FigureBricks.module.css). */
const column = 5.5

/** The pages of this site under their ceiling, and the brick that stays above it: every figure comes from the files of the build. */
export function Plafond() {
  const [ref, figure] = useFigures(underBase(figuresPath(projetPath(thisSite)), config.basePath))
  if (figuresIn(plafond.legende).some((name) => figure(name) === undefined)) return null
  return (
    <figure ref={ref} className={classes.ceiling} data-tone="dark">
      <svg viewBox={`0 ${-room} ${columns.width} ${columns.height + room}`} aria-hidden="true">
        <PageColumns figure={figure} />
        <g data-figure="plafondPlace" transform={figure('plafondPlace')}>
          <path d={`M0 0h${2 * columns.width}`} />
          <path d={`M${columns.width - column / 2}-5.5h${column}`} />
          <text x={columns.width - 5} y="-5.5" textAnchor="end">
            {plafond.trop}
          </text>
        </g>
      </svg>
      <FigureCaption text={plafond.legende} figure={figure} />
    </figure>
  )
}
