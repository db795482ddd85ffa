import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { Bricks } from '@/components/BrickWall/Bricks'
import { Fold } from '@/components/Disclosure/Fold'
import type { tri } from '@/content/refonte'
import { pages } from '@/site/pages'
import classes from './SortedPiles.module.css'

/** An old wall being sorted: its base is kept, a course is pulled out to be repaired, bricks lie at its foot. */
const wall = [
  '.vvvvvvvv...............',
  'vvvvvvvvvvvv............',
  'vvv..bbbbbbbbbb.........',
  'vvvvvvvvvvvv............',
  'vvvvvvvvvvvv.....11.....',
  'vvvvvvvvvvvv....1111..11',
]

/** Parts of an old site, sorted into three lists, of the colours of their bricks in one wall. */
export function SortedPiles({ tas, neuf, link }: Pick<typeof tri, 'tas' | 'neuf' | 'link'>) {
  return (
    <>
      <Bricks lines={wall} className={classes.wall} />
      <ul className={classes.piles}>
        {tas.map(({ name, title, text, items }, index) => (
          <li key={name} data-pile={name}>
            <Fold name="tri" title={title} isOpen={index === 0}>
              <p>{text}</p>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </Fold>
          </li>
        ))}
      </ul>
      <div className={classes.after}>
        <p>{neuf}</p>
        <ArrowLink to={pages.creation.path} id="refonte-lien-creation">
          {link}
        </ArrowLink>
      </div>
    </>
  )
}
