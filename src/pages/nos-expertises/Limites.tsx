import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import type { limites } from '@/content/expertises'
import { pages } from '@/site/pages'
import classes from './Limites.module.css'

/** Bricks of a wall, as SVG path data. */
const course = (y: number, ...bricks: [x: number, width?: number][]) =>
  bricks.map(([x, width = 54]) => `M${x + 1} ${y + 1}h${width - 2}v22h${2 - width}z`).join('')

const whole = (y: number) => course(y, [0], [60], [120], [180])
const shifted = (y: number) => course(y, [0, 24], [30], [90], [150], [210, 24])

/** Courses of a house that are laid, and those that proofs leave open. */
const laid = whole(210) + shifted(180) + whole(150)
const open = shifted(120) + whole(90) + course(60, [30], [90], [150]) + course(30, [60], [120]) + course(0, [90])

/** Limits of the proofs, in plain large type, beside a house of which they lay the first courses. */
export function Limites({ text, link }: Pick<typeof limites, 'text' | 'link'>) {
  return (
    <div className={classes.limits}>
      <svg viewBox="0 0 234 234" aria-hidden="true">
        <path d={laid} fill="currentcolor" />
        <path d={open} />
      </svg>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ArrowLink to={`${pages.referencement.path}#promesses`} id="expertises-lien-referencement">
        {link}
      </ArrowLink>
    </div>
  )
}
