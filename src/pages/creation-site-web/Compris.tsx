import { Bricks } from '@/components/BrickWall/Bricks'
import { PointList } from '@/components/PointGrid/PointGrid'
import type { compris, Garantie } from '@/content/creation'
import classes from './Compris.module.css'

/**
 * Signs, six half bricks by six courses: a text of which a word is corrected, a telephone, a large letter, a pile under its ceiling, a
 * magnifying glass, a brick handed from one pile to another.
 */
const signs: Record<Garantie, string[]> = {
  textes: ['111111', '1111..', '......', '111111', '11vv11', '111...'],
  mobile: ['.1111.', '.1vv1.', '.1vv1.', '.1vv1.', '.1vv1.', '.1111.'],
  lecture: ['..11..', '.1111.', '11..11', '11vv11', '11..11', '11..11'],
  vitesse: ['vvvvvv', '......', '..11..', '.1111.', '111111', '111111'],
  recherche: ['.111..', '11.11.', '11.11.', '.111..', '...vv.', '....vv'],
  main: ['..vv..', '......', '11....', '11..11', '11..11', '11..11'],
}

/** One wall for every kind of site: a brick for each point, and half a brick for its sign. */
export const Compris = ({ points }: Pick<typeof compris, 'points'>) => (
  <PointList
    points={points.map(({ signe, title, text }) => ({
      title,
      text: (
        <>
          <Bricks lines={signs[signe]} />
          {text}
        </>
      ),
    }))}
    className={classes.wall}
  />
)
