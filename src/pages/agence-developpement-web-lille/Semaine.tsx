import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { PointGrid } from '@/components/PointGrid/PointGrid'
import type { semaine } from '@/content/agence'
import { pages } from '@/site/pages'
import classes from './Semaine.module.css'

/** One week of a project as a course of bricks (short, long, short), then permanent rules. */
export function Semaine({ jours, regles, lien }: Pick<typeof semaine, 'jours' | 'regles' | 'lien'>) {
  return (
    <>
      <ol className={classes.week}>
        {jours.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <PointGrid points={regles} />
      <p className={classes.more}>
        <ArrowLink to={`${pages.creation.path}#etapes`} id="agence-lien-etapes">
          {lien}
        </ArrowLink>
      </p>
    </>
  )
}
