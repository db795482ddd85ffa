import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { Fold } from '@/components/Disclosure/Fold'
import type { technique } from '@/content/referencement'
import { pages } from '@/site/pages'
import classes from './Controles.module.css'

/** Checks with checkboxes; two of them link to pages of this site. */
export function Controles({ controles, liens }: Pick<typeof technique, 'controles' | 'liens'>) {
  return (
    <>
      <ol className={classes.checks}>
        {controles.map(({ title, text }, index) => (
          <li key={title}>
            <Fold name="controles" title={title} isOpen={index === 0}>
              <p>{text}</p>
            </Fold>
          </li>
        ))}
      </ol>
      <p className={classes.links}>
        <ArrowLink to={`${pages.expertises.path}#performance`} id="referencement-lien-expertises">
          {liens.mesure}
        </ArrowLink>
        <ArrowLink to={`${pages.refonte.path}#plan-de-redirection`} id="referencement-lien-refonte">
          {liens.redirections}
        </ArrowLink>
      </p>
    </>
  )
}
