import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { Bricks } from '@/components/BrickWall/Bricks'
import { Fold } from '@/components/Disclosure/Fold'
import type { tri } from '@/content/refonte'
import { pages } from '@/site/pages'
import classes from './SortedPiles.module.css'

/** Parts of an old site, eight half bricks over each list: a house is kept, parts of another are put straight, a heap is taken away. */
const wall = [
  '...vv......bb...........',
  '..vvvv....bb.ll.........',
  '.vvvvvv.ll.bbbb.........',
  'vvvvvvvvbbbbbbbb........',
  'vggvvggvbllbbggb..11....',
  'vggvvggvbllbbggb.1111.11',
  'vvv..vvvbbb..bbb11111111',
  'vvv..vvvbbb..bbb11111111',
]

/** Parts of an old site, sorted into three lists, of the colours of their bricks in one wall. */
export function SortedPiles({ tas, link }: Pick<typeof tri, 'tas' | 'link'>) {
  return (
    <>
      <Bricks lines={wall} className={classes.wall} />
      <ul className={classes.piles}>
        {tas.map(({ name, title, text, items }, index) => (
          <li key={name}>
            <Fold name="tri" title={title} open={index === 0}>
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
      <ArrowLink to={pages.creation.path} id="refonte-lien-creation">
        {link}
      </ArrowLink>
    </>
  )
}
