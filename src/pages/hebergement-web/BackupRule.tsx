import { Bricks } from '@/components/BrickWall/Bricks'
import type { sauvegardes } from '@/content/hebergement'
import classes from './BackupRule.module.css'

/** Two walls on one ground, and a third far from them; those that a figure counts are violet. */
function sceneOf(near: string, ground: string, away: string) {
  const wall = `.${near}${near}..${near}${near}....${away}${away}.`
  return [wall, wall, wall, wall, `${ground.repeat(8)}..${ground.repeat(4)}`]
}

/** For each figure of the rule: copies, storages, the copy elsewhere. */
const scenes = { 3: sceneOf('v', '1', 'v'), 2: sceneOf('1', 'v', '1'), 1: sceneOf('1', '1', 'v') }

/** The 3-2-1 rule in large figures, each with what it counts, and how it is proved. */
export function BackupRule({ regle, essai }: Pick<typeof sauvegardes, 'regle' | 'essai'>) {
  return (
    <>
      <ul className={classes.rule}>
        {regle.map(({ figure, title, text }) => (
          <li key={figure}>
            <h3>
              <span className={`display ${classes.figure}`}>{figure}</span>
              {` ${title}`}
              <Bricks lines={scenes[figure]} />
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
