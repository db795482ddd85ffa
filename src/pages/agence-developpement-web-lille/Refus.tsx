import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { kept } from '@/components/kept'
import type { refus } from '@/content/agence'
import { pages } from '@/site/pages'
import classes from './Refus.module.css'

/** Requests that we decline, and why, set as one text in large type. */
export function Refus({ points, liens }: Pick<typeof refus, 'points' | 'liens'>) {
  return (
    <>
      <ul className={classes.refusals}>
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3>{kept(title)}</h3> <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={classes.links}>
        <ArrowLink to={`${pages.referencement.path}#promesses`} id="agence-lien-promesses">
          {liens.promesses}
        </ArrowLink>
        <ArrowLink to={`${pages.refonte.path}#signes`} id="agence-lien-refonte">
          {liens.refonte}
        </ArrowLink>
        <ArrowLink to={pages.projets.path} id="agence-lien-projets">
          {liens.projets}
        </ArrowLink>
      </div>
    </>
  )
}
