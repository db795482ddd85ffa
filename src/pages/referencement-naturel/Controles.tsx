import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { Bricks } from '@/components/BrickWall/Bricks'
import { Fold } from '@/components/Disclosure/Fold'
import type { technique } from '@/content/referencement'
import classes from './Controles.module.css'
import { checks } from './checks'

/** Checks that visitors make on their own site; some link to a page of this site. */
export function Controles({ controles }: Pick<typeof technique, 'controles'>) {
  return (
    <ol className={classes.checks}>
      {controles.map(({ signe, title, text, link }) => (
        <li key={title}>
          <Fold name="controles" title={title} drawing={<Bricks lines={checks[signe]} />}>
            <p>{text}</p>
            {link && (
              <ArrowLink to={link.to} id={link.id}>
                {link.text}
              </ArrowLink>
            )}
          </Fold>
        </li>
      ))}
    </ol>
  )
}
