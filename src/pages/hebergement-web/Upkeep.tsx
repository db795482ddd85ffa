import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { Fold } from '@/components/Disclosure/Fold'
import type { entretien } from '@/content/hebergement'
import { pages } from '@/site/pages'
import classes from './Upkeep.module.css'

/** Tasks of each side for security, and cases in which hosting is not the answer. */
export function Upkeep({ listes, suite }: Pick<typeof entretien, 'listes' | 'suite'>) {
  return (
    <>
      <div className={classes.lists}>
        {listes.map(({ title, items }) => (
          <Fold key={title} name="entretien" title={title}>
            <ul className={classes.items}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Fold>
        ))}
      </div>
      <p className={classes.next}>
        {suite.text}{' '}
        <ArrowLink to={`${pages.refonte.path}#signes`} id="hebergement-lien-refonte">
          {suite.refonte}
        </ArrowLink>{' '}
        <ArrowLink to={`${pages.expertises.path}#securite`} id="hebergement-lien-expertises">
          {suite.expertises}
        </ArrowLink>
      </p>
    </>
  )
}
