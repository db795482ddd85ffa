import { figuresPath } from '@/browser/figures'
import { pile } from '@/components/FigureBricks/bricks'
import { FigureCaption, figuresIn } from '@/components/FigureBricks/FigureCaption'
import { PageColumns } from '@/components/FigureBricks/PageColumns'
import { plafond } from '@/content/etude'
import { useFigures } from '@/hooks/useFigures'
import { config } from '@/site/config'
import { projetPath, thisSite } from '@/site/pages'
import { underBase } from '@/site/paths'
import classes from './Plafond.module.css'

/** Room above the pages, for their ceiling and what is too heavy. */
const room = 12

/** The pages of this site under their ceiling, and the brick that stays above it: every figure comes from the files of the build. */
export function Plafond() {
  const [ref, figure] = useFigures(underBase(figuresPath(projetPath(thisSite)), config.basePath))
  if (figuresIn(plafond).some((name) => figure(name) === undefined)) return null
  return (
    <figure ref={ref} className={classes.ceiling} data-tone="dark">
      <svg viewBox={`0 ${-room} ${pile.width} ${pile.height + room}`} aria-hidden="true">
        <PageColumns figure={figure} />
        {['plafondLigne', 'plafondTrop'].map((name) => (
          <path key={name} data-figure={name} d={figure(name)} />
        ))}
        <text x="124" y="-5" textAnchor="end">
          de trop
        </text>
      </svg>
      <FigureCaption text={plafond} figure={figure} />
    </figure>
  )
}
