import { em, useMantineTheme } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useHydrated } from '@/hooks/useBrowserValue'
import classes from './Mur.module.css'
import type { Kind } from './pageMeasure'

/** Bricks of each course, from the bottom up: their slope follows the ends of the headline's lines; Mur.module.css reserves the height. */
const piles = {
  small: [6, 6, 6, 6, 6, 6, 5, 4, 2, 2],
  large: [6, 6, 5, 5, 5, 5, 3, 4, 3, 3, 2, 2, 2, 2, 1],
  huge: [7, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1],
}

/** The courses that fit, and the number of bricks in them. While prerendering and hydrating: those of a large screen. */
export function usePile() {
  const { breakpoints } = useMantineTheme()
  const options = { getInitialValueInEffect: !useHydrated() }
  const isLarge = useMediaQuery(`(width >= ${em(breakpoints.lg)})`, true, options)
  const isHuge = useMediaQuery(`(width >= ${em(breakpoints.xl)})`, false, options)
  const courses = piles[isHuge ? 'huge' : isLarge ? 'large' : 'small']
  return { courses, capacity: courses.reduce((sum, bricks) => sum + bricks, 0) }
}

/** Longest course in half bricks, plus one for courses shifted by half a brick. */
const columns = 15

/** The lit bricks on the plaque, laid from right to left and from the bottom up. Decorative: the figures say the same. */
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
          // Staggered by 20 ms, at most 740.
          style={index > 0 ? { animationDelay: `${Math.min(index * 20, 740)}ms` } : undefined}
        />
      ))}
    </svg>
  )
}
