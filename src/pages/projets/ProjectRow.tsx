import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { Screen } from '@/components/Screen/Screen'
import { besideText } from '@/components/Screen/sizes'
import type { ProjetResume } from '@/content/projet'
import { lire } from '@/content/projets'
import { projetPath } from '@/site/pages'
import { projetKind } from '@/site/services'
import classes from './ProjectRow.module.css'

interface ProjectRowProps {
  projet: ProjetResume
  /** Anchor of its service, on the first project of each. */
  id: string | undefined
  /** Above the fold of large screens: its image is not put off. */
  first: boolean
}

/** A project in the full list: its screen in large, and beside it what it is about. */
export function ProjectRow({ projet, id, first }: ProjectRowProps) {
  const { name, titre, resume, couverture, teinte } = projet
  return (
    <article className={classes.row} id={id}>
      <Screen
        image={couverture.image}
        alt={couverture.alt}
        sizes={besideText}
        tint={teinte}
        format="bureau"
        priority={first ? 'auto' : undefined}
      />
      <div className={classes.text}>
        <p className={classes.kind}>{projetKind(projet)}</p>
        <h3 className={classes.title}>{titre}</h3>
        <p className={classes.summary}>{resume}</p>
        <ArrowLink to={projetPath(name)} id={`projets-${name}`} stretched>
          {lire}
          <span className="visually-hidden">, {titre}</span>
        </ArrowLink>
      </div>
    </article>
  )
}
