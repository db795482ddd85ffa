import { Bricks } from '@/components/BrickWall/Bricks'
import { PointList } from '@/components/PointGrid/PointGrid'
import type { compris } from '@/content/creation'
import { buildings } from './buildings'
import classes from './Compris.module.css'

/** The three buildings in one street, each above a brick of the foundation: six, six and eight half bricks. */
const street = [0, 1, 2, 3, 4].map((course) => {
  const { vitrine, boutique, outil } = buildings
  return `.${vitrine[course]?.slice(0, 5)}${boutique[course]}.${outil[course]}.`
})

/** The foundation of every kind of site: one brick for each point, under the three buildings. */
export function Compris({ points }: Pick<typeof compris, 'points'>) {
  return (
    <>
      <Bricks lines={street} className={classes.street} />
      <PointList points={points} className={classes.base} />
    </>
  )
}
