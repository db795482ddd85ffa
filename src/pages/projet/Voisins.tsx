import { Link } from 'react-router-dom'
import { fiche } from '@/content/etude'
import type { Voisin } from '@/content/projet'
import { projetPath } from '@/site/pages'
import classes from './Voisins.module.css'

/** The projects before and after this one. */
export function Voisins({ precedent, suivant }: { precedent: Voisin | undefined; suivant: Voisin | undefined }) {
  const link = (voisin: Voisin | undefined, label: string, side: 'precedent' | 'suivant') =>
    voisin && (
      <li data-side={side}>
        <Link to={projetPath(voisin.name)} id={`projet-${side}`}>
          <span className={classes.label}>{label}</span>
          <span className={classes.name}>{voisin.titre}</span>
          <span className={classes.sector}>{voisin.secteur}</span>
        </Link>
      </li>
    )
  return (
    <nav className="container" aria-label={fiche.autres}>
      <ul className={classes.list}>
        {link(precedent, fiche.precedent, 'precedent')}
        {link(suivant, fiche.suivant, 'suivant')}
      </ul>
    </nav>
  )
}
