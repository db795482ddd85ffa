import { figuresPath } from '@/browser/figures'
import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { FigureBricks } from '@/components/FigureBricks/FigureBricks'
import type { ProjetResume } from '@/content/defineProjet'
import { ceSite } from '@/content/projets'
import { useFigures } from '@/hooks/useFigures'
import { config } from '@/site/config'
import { pages, projetPath } from '@/site/pages'
import { underBase } from '@/site/paths'
import { projetKind, projetLink } from '@/site/services'
import classes from './CeSite.module.css'

interface CeSiteProps {
  projet: ProjetResume
  /** Id of its service, on the first project of each service. */
  anchor: string | undefined
  /** Projects in the list, each of which has a page. */
  count: number
}

/** Bricks in a course of a figure. */
const perCourse = 12

/** Courses for which room is kept: those of 36 kB, and of the pages of a long list. */
const coursesFor = (count: number) => Math.max(3, Math.ceil((Object.keys(pages).length + count) / perCourse))

/** This site in the list of projects: its figures, measured on the built files, drawn as bricks. */
export function CeSite({ projet, anchor, count }: CeSiteProps) {
  const [ref, figure] = useFigures(underBase(figuresPath(pages.projets.path), config.basePath))
  const { name, titre, accroche, teinte } = projet
  return (
    <article className={classes.ledger} id={anchor} data-tint={teinte}>
      <div className={`container columns ${classes.grid}`}>
        <div className={classes.who}>
          <p className={classes.kind}>{projetKind(projet)}</p>
          <h3 className={`display ${classes.title}`}>{titre}</h3>
          <p>{accroche}</p>
          <ArrowLink to={projetPath(name)} id={`projets-${name}`} stretched>
            {projetLink(projet)}
            <span className="visually-hidden">, {titre}</span>
          </ArrowLink>
        </div>
        <dl ref={ref} className={classes.figures}>
          {ceSite.chiffres.map(({ figure: key, label }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd data-figure={key}>{figure(key)}</dd>
              <dd className={classes.bricks} aria-hidden="true">
                <FigureBricks name={key} figure={figure} courses={coursesFor(count)} perCourse={perCourse} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={classes.caption}>{ceSite.legende}</p>
      </div>
    </article>
  )
}
