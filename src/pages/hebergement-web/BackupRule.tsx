import type { sauvegardes } from '@/content/hebergement'
import classes from './BackupRule.module.css'

/** The 3-2-1 rule in large figures, and how it is proved. */
export function BackupRule({ regle, essai }: Pick<typeof sauvegardes, 'regle' | 'essai'>) {
  return (
    <>
      <ul className={classes.rule}>
        {regle.map(({ figure, title, text }) => (
          <li key={figure}>
            <h3>
              <span className={`display ${classes.figure}`}>{figure}</span>
              {` ${title}`}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={classes.trial}>
        <h3>{essai.title}</h3>
        <p>{essai.text}</p>
      </div>
    </>
  )
}
