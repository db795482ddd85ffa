import { brick, type PerCourse, pathOfBricks } from '@/components/FigureBricks/bricks'
import classes from '@/components/FigureBricks/FigureBricks.module.css'

interface FigureBricksProps {
  /** Name of the figure (scripts/build/figures.ts), which chooses the colour. */
  name: string
  /** Value of a figure by name (useFigures). */
  figure: (name: string) => string | undefined
  /** Courses for which room is kept: enough for the greatest figure beside it. */
  courses: number
  /** Bricks in each. */
  perCourse: PerCourse
}

/** A figure as bricks: one for each page or file, or for each `brickBytes`. Decorative: the figure is written beside it. */
export function FigureBricks({ name, figure, courses, perCourse }: FigureBricksProps) {
  const width = perCourse * (brick.width + brick.joint) - brick.joint
  const height = courses * (brick.height + brick.joint)
  /** While prerendering, a mark that the build replaces by the path of the bricks (scripts/build/figures.ts). */
  const bricks = import.meta.env.SSR ? figure(`${name}Par${perCourse}`) : pathOfBricks(figure(name) ?? '', perCourse)
  return (
    <svg className={classes.bricks} viewBox={`0 0 ${width} ${height}`} data-bricks={name} aria-hidden="true">
      <path d={bricks} />
    </svg>
  )
}
