import type { local } from '@/content/referencement'
import classes from './Fiche.module.css'

/** The business listing, line by line, and the question that always comes with it. */
export function Fiche({ fiche, villes }: Pick<typeof local, 'fiche' | 'villes'>) {
  return (
    <>
      <dl className={classes.sheet}>
        {fiche.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.towns}>
        <h3>{villes.title}</h3>
        <p>{villes.text}</p>
      </div>
    </>
  )
}
