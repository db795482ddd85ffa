import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import { type Groupe, sommaire } from '@/content/expertises'
import classes from './Sommaire.module.css'

/** The seven names on one line, each a link to its fragment. */
export function Sommaire({ groupes, ref }: { groupes: Groupe[]; ref: Ref<HTMLElement> }) {
  return (
    <nav ref={ref} className={classes.summary} data-tone="dark" aria-label={sommaire}>
      <ol className={`container ${classes.names}`}>
        {groupes.flatMap(({ expertises }) =>
          expertises.map(({ id, title }) => (
            <li key={id}>
              <Link to={{ hash: id }} id={`expertises-sommaire-${id}`}>
                {title}
              </Link>
            </li>
          )),
        )}
      </ol>
    </nav>
  )
}
