import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import type { limites } from '@/content/expertises'
import { pages } from '@/site/pages'
import classes from './Limites.module.css'

/** Courses of a house that are laid, and those that proofs leave open: lines through the middle of bricks (Limites.module.css). */
const laid = 'M0 222h234M-30 192h264M0 162h234'
const open = 'M-30 132h264M0 102h234M30 72h174M60 42h114M90 12h54'

/** Limits of the proofs, in plain large type, beside a house of which they lay the first courses. */
export function Limites({ text, link }: Pick<typeof limites, 'text' | 'link'>) {
  return (
    <div className={classes.limits}>
      <svg viewBox="0 0 234 234" aria-hidden="true">
        <path d={laid} />
        <path d={open} />
      </svg>
      <div>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ArrowLink to={`${pages.referencement.path}#promesses`} id="expertises-lien-referencement">
          {link}
        </ArrowLink>
      </div>
    </div>
  )
}
