import type { FigureOf } from '@/browser/figures'
import { brick, perCourse } from '@/components/FigureBricks/bricks'
import classes from '@/components/FigureBricks/FigureBricks.module.css'

/** Courses that the budget of a page without pictures leaves room for. */
const courses = 6

/** The lightest page as bricks, by kind of file, one for each `brickBytes`. Decorative: the figure is written beside it. */
export function FigureBricks({ figure }: { figure: FigureOf }) {
  const width = (perCourse + 0.5) * (brick.width + brick.joint) - brick.joint
  const height = courses * (brick.height + brick.joint) - brick.joint
  return (
    <svg className={classes.bricks} viewBox={`0 ${-height} ${width} ${height}`} data-bricks="" aria-hidden="true">
      {['minPage', 'minPolice', 'minScripts', 'minImages'].map((name) => (
        <path key={name} data-figure={name} d={figure(name)} />
      ))}
    </svg>
  )
}
