import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { Bricks } from '@/components/BrickWall/Bricks'
import type { metiers } from '@/content/accueil'
import { pages } from '@/site/pages'
import { serviceIds } from '@/site/services'
import classes from './ServiceRows.module.css'

/** A crane over a wall; a house half gone, half new; a lighthouse; what a lens has found. Other services have no drawing. */
const drawings: Record<string, string[]> = {
  creation: [
    '.......g..',
    '1111111111',
    '..1....1..',
    '..g....1..',
    '.......1..',
    'llll...1..',
    'llllll.1..',
    'llllll.1..',
  ],
  refonte: [
    '....1g....',
    '...1.gg...',
    '..1.1ggg..',
    '.1.1.gggg.',
    '1.1.1ggggg',
    '.1.1.ggggg',
    '1.1.1ggggg',
    '.1.1.ggggg',
  ],
  hebergement: [
    '..ll....gg',
    '.llll.gggg',
    '..gggggggg',
    '.llll.gggg',
    '..11....gg',
    '..ll......',
    '..11......',
    '.llll.....',
  ],
  referencement: [
    '...vvvv...',
    '..vv..vv..',
    '..v.gg.v..',
    '..v.gg.v..',
    '..vv..vv..',
    '...vvvvv..',
    '.......vv.',
    '........vv',
  ],
}

/** The services, each a brick with its drawing, which is one link. */
export function ServiceRows({ services }: { services: (typeof metiers)['services'] }) {
  return (
    <ul className={classes.rows}>
      {serviceIds.map((id) => {
        const { title, text } = services[id]
        return (
          <li key={id} className={classes.row}>
            <h3 className="display">
              <ArrowLink to={pages[id].path} id={`accueil-service-${id}`} stretched>
                {title}
              </ArrowLink>
            </h3>
            <p>{text}</p>
            <Bricks lines={drawings[id]} />
          </li>
        )
      })}
    </ul>
  )
}
