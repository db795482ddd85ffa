import { kept } from '@/components/kept'
import type { roles } from '@/content/agence'
import classes from './Roles.module.css'

/**
 * A wall of the stages: the role that leads each is a golden brick, those that help are violet ones, in columns of roles from lg on. Two
 * have a part in all: the lowest courses.
 */
export function Roles({ legende, dessin, etapes, toujours }: typeof roles) {
  const ranks = [...new Set(etapes.map(({ role }) => role))]
  return (
    <>
      <p>
        <strong>{legende}</strong>
        {` ${dessin}`}
      </p>
      <ol className={classes.roles}>
        {etapes.map(({ title, role, text, aides }) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p data-rank={ranks.indexOf(role)}>
                <strong>{kept(role)}</strong>
                {` ${text}`}
              </p>
            </div>
            <ul>
              {aides.map((aide) => (
                <li key={aide} data-rank={ranks.indexOf(aide)}>
                  {aide}
                </li>
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
