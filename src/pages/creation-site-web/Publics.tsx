import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import type { publics } from '@/content/creation'
import { pages } from '@/site/pages'
import classes from './Publics.module.css'

/** Typical situations of clients, one large sentence each, in running bond. */
export function Publics({ phrases, suite }: Pick<typeof publics, 'phrases' | 'suite'>) {
  return (
    <>
      <ul className={classes.sentences}>
        {phrases.map(({ situation, reponse }) => (
          <li key={situation}>
            <h3>{situation}</h3> <p>{reponse}</p>
          </li>
        ))}
      </ul>
      <p className={classes.next}>
        {suite.text}{' '}
        <ArrowLink to={pages.refonte.path} id="creation-lien-refonte">
          {suite.link}
        </ArrowLink>
      </p>
    </>
  )
}
