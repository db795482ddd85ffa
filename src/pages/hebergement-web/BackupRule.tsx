import { Bricks } from '@/components/BrickWall/Bricks'
import type { sauvegardes } from '@/content/hebergement'
import classes from './BackupRule.module.css'

/** Drawings by figure: the site and its two copies, two storages, a house with a copy in it. */
const scenes = {
  3: [
    '.vv....vv....vv.',
    'vvvv..vvvv..vvvv',
    'vvvv..vvvv..vvvv',
    'v11v..v11v..v11v',
    'vvvv..vvvv..vvvv',
    'vvvv..vvvv..vvvv',
    'vvvv..vvvv..vvvv',
  ],
  2: [
    'bbbbbb..bbbbbb..',
    'b1111b..b1111b..',
    'bbbbbb..bbbbbb..',
    'bbbbbb..bbbbbb..',
    'bbbbbb..bbbbbb..',
    'bbbbbb..bbbbbb..',
    'bbbbbb..bbbbbb..',
  ],
  1: [
    '.....22.........',
    '...222222.......',
    '.2222222222.....',
    '222222222222....',
    '22........22....',
    '22..vvvv..22....',
    '22vvvvvvvv22....',
  ],
}

/** The 3-2-1 rule: each figure beside a drawing of what it counts, and how the rule is proved. */
export function BackupRule({ regle, essai }: Pick<typeof sauvegardes, 'regle' | 'essai'>) {
  return (
    <>
      <ul className={classes.rule}>
        {regle.map(({ figure, title, text }) => (
          <li key={figure}>
            <Bricks lines={scenes[figure]} />
            <h3>
              <span className="display">{`${figure} `}</span>
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
