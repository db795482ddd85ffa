import { PointList } from '@/components/PointGrid/PointGrid'
import type { compris } from '@/content/creation'
import classes from './Compris.module.css'

/** One wall for every kind of site: a brick for each point, and half a brick for its sign. */
export const Compris = ({ points }: Pick<typeof compris, 'points'>) => (
  <PointList
    points={points.map(({ signe, title, text }) => ({
      title,
      text: (
        <>
          <span aria-hidden="true">{signe}</span>
          {text}
        </>
      ),
    }))}
    className={classes.wall}
  />
)
