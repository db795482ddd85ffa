import { Bricks } from '@/components/BrickWall/Bricks'
import { Fold } from '@/components/Disclosure/Fold'
import type { technique } from '@/content/referencement'
import classes from './Controles.module.css'
import { checks } from './checks'

/** Checks that visitors make on their own site. */
export const Controles = ({ controles }: Pick<typeof technique, 'controles'>) => (
  <ol className={classes.checks}>
    {controles.map(({ signe, title, text }) => (
      <li key={title}>
        <Fold name="controles" title={title} drawing={<Bricks lines={checks[signe]} />}>
          <p>{text}</p>
        </Fold>
      </li>
    ))}
  </ol>
)
