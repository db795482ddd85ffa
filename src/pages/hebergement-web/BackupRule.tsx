import { Bricks } from '@/components/BrickWall/Bricks'
import type { sauvegardes } from '@/content/hebergement'
import classes from './BackupRule.module.css'

/** The house of the site and, far from it, another: three copies, each a pile, on the storage of their house. */
const scene = [
  '.......1111.........................',
  '......111111................2222....',
  '...111111111111............222222...',
  '111111111111111111......222222222222',
  '11..............11......22........22',
  '11.vvvv....vvvv.11......22..vvvv..22',
  '11.vvvv....vvvv.11......22..vvvv..22',
  '11bbbbbbbbbbbbbb11......22bbbbbbbb22',
]

/** The 3-2-1 rule under a drawing of it: figures, each on a brick of the colour of what it counts, and how the rule is proved. */
export function BackupRule({ regle, essai }: Pick<typeof sauvegardes, 'regle' | 'essai'>) {
  return (
    <>
      <Bricks lines={scene} className={classes.scene} />
      <ul className={classes.rule}>
        {regle.map(({ figure, title, text }) => (
          <li key={figure}>
            <h3>
              <span className={`display ${classes.figure}`}>{`${figure} `}</span>
              {title}
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
