import { brick, pathOfBricks } from './bricks'
import classes from './FigureBricks.module.css'

const width = brick.perCourse * (brick.width + brick.joint) - brick.joint

interface FigureBricksProps {
  /** Name of the figure (scripts/build/figures.ts), which chooses the colour. */
  name: string
  /** Value of a figure by name (useFigures). */
  figure: (name: string) => string | undefined
  /** Courses for which room is kept: enough for the greatest figure beside it. */
  courses: number
}

/** A figure as bricks: one for each page, or for each `brickBytes`. Decorative: the figure is written beside it. */
export function FigureBricks({ name, figure, courses }: FigureBricksProps) {
  const height = courses * (brick.height + brick.joint)
  /** While prerendering, a mark that the build replaces by the path of the bricks (scripts/build/figures.ts). */
  const bricks = import.meta.env.SSR ? figure(`${name}Briques`) : pathOfBricks(figure(name) ?? '')
  return (
    <svg
      className={classes.bricks}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      data-bricks={name}
      aria-hidden="true"
    >
      {/* The grey outline is visible where no brick covers it. */}
      <path className={classes.missing} d={`M.5 .5h${brick.width - 1}v${brick.height - 1}h-${brick.width - 1}z`} />
      <path d={bricks} />
    </svg>
  )
}
