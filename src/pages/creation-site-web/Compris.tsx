import { Bricks } from '@/components/BrickWall/Bricks'
import { PointList } from '@/components/PointGrid/PointGrid'
import type { compris, Garantie } from '@/content/creation'
import classes from './Compris.module.css'

/** Signs, seven half bricks by eight courses: a tick over lines, a telephone, a person, a lightning, a magnifying glass, a key. */
const signs: Record<Garantie, string[]> = {
  textes: ['.....vv', '....vv.', 'vv.vv..', '.vvv...', '..v....', '.......', '1111111', '11111..'],
  mobile: ['.11111.', '.1vvv1.', '.1vvv1.', '.1vvv1.', '.1vvv1.', '.1vvv1.', '.11.11.', '.11111.'],
  lecture: ['..vvv..', '..vvv..', '1111111', '..111..', '..111..', '..111..', '.11.11.', '.11.11.'],
  vitesse: ['...vvv.', '..vvv..', '.vvv...', '.vvvvv.', '...vv..', '..vv...', '..v....', '.v.....'],
  recherche: ['.111...', '11.11..', '1...1..', '11.11..', '.111v..', '...vv..', '....vv.', '.....vv'],
  main: ['.1111..', '11..11.', '11..11.', '.1111..', '..11...', '..11...', '..11vv.', '..11vv.'],
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
