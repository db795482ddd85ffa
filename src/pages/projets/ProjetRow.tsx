import { Link } from 'react-router-dom'
import type { ProjetResume } from '@/content/defineProjet'
import { projetPath } from '@/site/pages'
import { projetKind } from '@/site/services'
import classes from './ProjetRow.module.css'

interface ProjetRowProps {
  projet: ProjetResume
  /** Id of its service, on the first project of each service. */
  anchor: string | undefined
}

/** A project below those shown as bands: one line, with two bricks in its tint. The whole line is the link. */
export function ProjetRow({ projet, anchor }: ProjetRowProps) {
  const { name, titre, accroche, teinte } = projet
  return (
    <li className={classes.row} id={anchor} data-tint={teinte}>
      <h3 className={classes.title}>
        <Link to={projetPath(name)} id={`projets-${name}`}>
          {titre}
        </Link>
      </h3>
      <p>{accroche}</p>
      <p>{projetKind(projet)}</p>
    </li>
  )
}
