import type { cms } from '@/content/creation'
import classes from './CmsChoice.module.css'

/** Two ways to keep a site up to date, side by side. */
export function CmsChoice({ avec, sans }: Pick<typeof cms, 'avec' | 'sans'>) {
  return (
    <div className={classes.choice}>
      {[avec, sans].map(({ title, intro, points }) => (
        <div key={title} className={classes.side}>
          <h4>{title}</h4>
          <p>{intro}</p>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
