import { Bricks } from '@/components/BrickWall/Bricks'
import { kept } from '@/components/kept'
import type { roles } from '@/content/agence'
import classes from './Roles.module.css'

const gable = ['....gggg....', '...gggggg...', '..gggggggg..']

/**
 * A house for each stage, built of the names of its roles: the one that leads under the roof, then those that help. Two have a part in all:
 * the ground of the houses.
 */
export function Roles({ legende, dessin, etapes, toujours }: typeof roles) {
  return (
    <>
      <p>
        <strong>{legende}</strong>
        {` ${dessin}`}
      </p>
      <ol className={classes.roles}>
        {etapes.map(({ title, role, text, aides }) => (
          <li key={title}>
            <Bricks lines={gable} />
            <h3>{title}</h3>
            <p>
              <strong>{kept(role)}</strong>
              {` ${text}`}
            </p>
            <ul>
              {aides.map((aide) => (
                <li key={aide}>{aide}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {toujours.map(({ title, text }) => (
        <p key={title} className={classes.ground}>
          <strong>{title}</strong>
          {` ${text}`}
        </p>
      ))}
    </>
  )
}
