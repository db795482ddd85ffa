import { PointList } from '@/components/PointGrid/PointGrid'
import type { compris, Garantie } from '@/content/creation'
import classes from './Compris.module.css'

/** Signs as lines, on a grid of eight by eight: lines and a tick, a telephone, a letter, a flash, a magnifying glass, a pointer. */
const signs: Record<Garantie, string> = {
  textes: 'M0 1h8M0 4h4M0 7h2.5m1-1.2l1.5 1.5l2.6-3',
  mobile: 'M1.5.5h5v7h-5zm1.5 5h2',
  lecture: 'M.6 8l3.4-7.5l3.4 7.5m-5.6-2.5h4.4',
  vitesse: 'M5.5 0l-3.5 4.5h4l-3.5 3.5',
  recherche: 'M2 .5h2l1.5 1.5v2l-1.5 1.5h-2l-1.5-1.5v-2zm3 4.5l2.7 2.7',
  main: 'M1.5 1v6l1.8-1.8h3z',
}

/** One wall for every kind of site: a brick for each point, and half a brick for its sign. */
export const Compris = ({ points }: Pick<typeof compris, 'points'>) => (
  <PointList
    points={points.map(({ signe, title, text }) => ({
      title,
      text: (
        <>
          <svg viewBox="0 0 8 8" aria-hidden="true">
            <path d={signs[signe]} />
          </svg>
          {text}
        </>
      ),
    }))}
    className={classes.wall}
  />
)
