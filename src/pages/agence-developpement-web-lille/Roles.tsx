import { kept } from '@/components/kept'
import type { roles } from '@/content/agence'
import classes from './Roles.module.css'

/**
 * A wall with a course for each role, and a brick for each stage it has a part in, by its number: the one it leads is golden, and names the
 * stage. Two have a part in all: the lowest courses are of one brick.
 */
export function Roles({ legende, dessin, aide, etapes, toujours }: typeof roles) {
  return (
    <>
      <p className={classes.legend}>
        <strong>{legende}</strong>
        {` ${dessin}`}
      </p>
      <ul className={classes.roles}>
        {[...new Set(etapes.map(({ role }) => role))].map((name) => (
          <li key={name}>
            <h3>{kept(name)}</h3>
            <ul>
              {etapes.map(({ title, role, text, aides }, index) =>
                role === name ? (
                  <li key={title} className={classes.lead}>
                    {`${index + 1} `}
                    <h4>{title}</h4>
                    {text}
                  </li>
                ) : (
                  aides.includes(name) && (
                    <li key={title}>
                      {index + 1}
                      <span className="visually-hidden">{` ${aide} ${title}`}</span>
                    </li>
                  )
                ),
              )}
            </ul>
          </li>
        ))}
        {toujours.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className={classes.ground}>{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
