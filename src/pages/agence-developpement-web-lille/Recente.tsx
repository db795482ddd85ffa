import { Link } from 'react-router-dom'
import { Bricks } from '@/components/BrickWall/Bricks'
import { kept } from '@/components/kept'
import type { Preuve, recente } from '@/content/agence'
import classes from './Recente.module.css'

const drawings: Record<Preuve, string[]> = {
  regle: ['.....11....', '...111111..', '...11..11..', '...111111..', 'ggggggggggg', 'g.g.g.g.g.g'],
  brique: ['....gg.....', '...........', 'vvvv..vvvvv', 'vvvvvvvvvvv', 'vvvvvvvvvvv', 'vvvvvvvvvvv'],
  sortie: ['vvvvvv.....', 'vvvvvv..1..', 'vv..vv..11.', 'vv..1111111', 'vv..vv..11.', 'vv..vv..1..'],
}

/** Ways to judge an agency without client references, each a brick with its drawing and a link. */
export function Recente({ points }: Pick<typeof recente, 'points'>) {
  return (
    <dl className={classes.points}>
      {points.map(({ signe, title, text, link }, index) => (
        <div key={title}>
          <dt className="display">
            {kept(title)}
            <Bricks lines={drawings[signe]} />
          </dt>
          <dd>
            {`${text} `}
            {link && (
              <Link to={link.to} id={`agence-recente-${index + 1}`}>
                {link.text}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
