import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import type { limites } from '@/content/expertises'
import { pages } from '@/site/pages'
import classes from './Limites.module.css'

/** Limits of the proofs, in plain large type. */
export function Limites({ text, lien }: Pick<typeof limites, 'text' | 'lien'>) {
  return (
    <div className={classes.limits}>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ArrowLink to={`${pages.referencement.path}#promesses`} id="expertises-lien-referencement">
        {lien}
      </ArrowLink>
    </div>
  )
}
