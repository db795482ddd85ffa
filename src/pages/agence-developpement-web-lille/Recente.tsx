import { Link } from 'react-router-dom'
import { Bricks } from '@/components/BrickWall/Bricks'
import { kept } from '@/components/kept'
import type { recente } from '@/content/agence'
import classes from './Recente.module.css'

/** A house on a rule, the one brick that a wall misses, a way out. */
const drawings = [
  ['.....vv....', '...vvvvvv..', '...vv11vv..', '...vvvvvv..', 'ggggggggggg', 'g.g.g.g.g.g'],
  ['....gg.....', '...........', 'vvvv..vvvv.', 'vvvvvvvvvv.', 'vvvvvvvvvv.', 'vvvvvvvvvv.'],
  ['vvvvvv.....', 'vvvvvv..g..', 'vv11vv..gg.', 'vv11ggggggg', 'vv11vv..gg.', 'vv11vv..g..'],
]

/** Ways to judge an agency without client references, each with a link. */
export function Recente({ points }: Pick<typeof recente, 'points'>) {
  return (
    <dl className={classes.points}>
      {points.map(({ title, text, lien }, index) => (
        <div key={title}>
          <dt className="display">
            {kept(title)}
            <Bricks lines={drawings[index % drawings.length] ?? []} />
          </dt>
          <dd>
            {text}{' '}
            {lien && (
              <Link to={lien.to} id={`agence-recente-${index + 1}`}>
                {lien.text}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
