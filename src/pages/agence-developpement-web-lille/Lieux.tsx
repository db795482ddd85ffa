import type { lieux } from '@/content/agence'
import classes from './Lieux.module.css'

/** Service area, from the city outwards, in four steps. */
export function Lieux({ cercles }: Pick<typeof lieux, 'cercles'>) {
  return (
    <ol className={classes.steps}>
      {cercles.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
