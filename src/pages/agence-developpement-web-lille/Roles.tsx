import { kept } from '@/components/kept'
import type { roles } from '@/content/agence'
import classes from './Roles.module.css'

/**
 * A wall of the stages, a course each, with a column for each role on a desk: the one that leads is a golden brick, and the lead goes down
 * like stairs. Two have a part in all: the lowest courses.
 */
export function Roles({ legende, dessin, avec, etapes, toujours }: typeof roles) {
  const ranks = [...new Set(etapes.map(({ role }) => role))]
  return (
    <>
      <p className={classes.legend}>
        <strong>{legende}</strong>
        {` ${dessin}`}
      </p>
      <ol className={classes.roles}>
        {etapes.map(({ title, role, text, aides }) => (
          <li key={title}>
            <div>
              <h3 className="display">{title}</h3>
              <p className={classes.lead} data-rank={ranks.indexOf(role)}>
                <strong>{kept(role)}</strong>
                {` ${text}`}
              </p>
            </div>
            <p>{avec}</p>
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
