import type { FigureOf } from '@/browser/figures'
import { brick, pathOfBricks, perCourse } from '@/components/FigureBricks/bricks'
import classes from '@/components/FigureBricks/FigureBricks.module.css'

interface FigureBricksProps {
  /** Name of the figure (scripts/build/figures.ts). */
  name: string
  figure: FigureOf
}

/** Courses that the budget of a page leaves room for. */
const courses = 5

/** A figure as bricks: one for each page or file, or for each `brickBytes`. Decorative: the figure is written beside it. */
export function FigureBricks({ name, figure }: FigureBricksProps) {
  const width = perCourse * (brick.width + brick.joint) - brick.joint
  const height = courses * (brick.height + brick.joint)
  /** While prerendering, a mark that the build replaces by the path of the bricks (scripts/build/figures.ts). */
  const bricks = import.meta.env.SSR ? figure(`${name}Dessin`) : pathOfBricks(figure(name) ?? '')
  return (
    <svg className={classes.bricks} viewBox={`0 0 ${width} ${height}`} data-bricks={name} aria-hidden="true">
      <path d={bricks} />
    </svg>
  )
}
