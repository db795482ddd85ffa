import { kept } from '@/components/kept'
import type { depart } from '@/content/agence'
import classes from './Depart.module.css'

/** How a client leaves us: at each step one more brick moves to the client's wall. */
export function Depart({ etapes, remisTitre }: Pick<typeof depart, 'etapes' | 'remisTitre'>) {
  return (
    <ol className={classes.steps}>
      {etapes.map(({ title, text, remis }) => (
        <li key={title}>
          <h4>{kept(title)}</h4>
          <p>{text}</p>
          <p data-titre={remisTitre}>{remis}</p>
        </li>
      ))}
    </ol>
  )
}
