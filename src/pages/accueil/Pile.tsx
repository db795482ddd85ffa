import { em, useMantineTheme } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useHydrated } from '@/hooks/useBrowserValue'
import classes from './Mur.module.css'
import type { Kind } from './pageMeasure'

/** Bricks of each course, from the plaque up: their slope follows the end of the headline's lines; courses as Mur.module.css has room for. */
const piles = {
  small: [6, 6, 6, 6, 6, 6, 5, 4, 2, 2],
  large: [6, 6, 5, 5, 5, 5, 3, 4, 3, 3, 2, 2, 2, 2, 1],
  huge: [7, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1],
}

/** The courses that there is room for, and how many bricks that is. While prerendering and hydrating, those of a computer. */
export function usePile() {
  const { breakpoints } = useMantineTheme()
  const options = { getInitialValueInEffect: !useHydrated() }
  const isLarge = useMediaQuery(`(width >= ${em(breakpoints.lg)})`, true, options)
  const isHuge = useMediaQuery(`(width >= ${em(breakpoints.xl)})`, false, options)
  const courses = piles[isHuge ? 'huge' : isLarge ? 'large' : 'small']
  return { courses, capacity: courses.reduce((sum, bricks) => sum + bricks, 0) }
}

/** Longest course, in half bricks, one more for those that are moved by half a brick. */
const columns = 15

/** The lit bricks on the plaque, laid from right to left and from the bottom up. Decoration: the figures say the same. */
export function Pile({ courses, bricks }: { courses: number[]; bricks: (Kind | 'vide')[] }) {
  const places = courses.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => ({
      x: columns - 2 * (index + 1) + (row % 2),
      y: courses.length - 1 - row,
    })),
  )
  return (
    <svg
      className={classes.pile}
      viewBox={`0 0 ${columns} ${courses.length}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {places.slice(0, bricks.length).map(({ x, y }, index) => (
        <path
          key={`${x} ${y}`}
          data-brick={bricks[index]}
          d={`M${x} ${y}h2v1h-2z`}
          // Twenty milliseconds apart, 900 at most: what was there at the start. Later bricks come by themselves.
          style={index > 0 ? { animationDelay: `${Math.min(index * 20, 740)}ms` } : undefined}
        />
      ))}
    </svg>
  )
}
