import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import type { entretien } from '@/content/hebergement'
import { pages } from '@/site/pages'
import classes from './Upkeep.module.css'

/** Who does what to keep the site safe, and the cases where hosting is not the whole answer. */
export function Upkeep({ listes, suites }: Pick<typeof entretien, 'listes' | 'suites'>) {
  return (
    <>
      <div className={classes.lists}>
        {listes.map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul className={classes.items}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={classes.next}>
        <p>
          {suites.creation.text}{' '}
          <ArrowLink to={`${pages.creation.path}#outil-edition`} id="hebergement-lien-creation">
            {suites.creation.link}
          </ArrowLink>
        </p>
        <p>
          {suites.refonte.text}{' '}
          <ArrowLink to={`${pages.refonte.path}#signes`} id="hebergement-lien-refonte">
            {suites.refonte.link}
          </ArrowLink>
        </p>
        <p>
          {suites.expertises.text}{' '}
          <ArrowLink to={`${pages.expertises.path}#securite`} id="hebergement-lien-expertises">
            {suites.expertises.link}
          </ArrowLink>
        </p>
      </div>
    </>
  )
}
