import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { Fold } from '@/components/Disclosure/Fold'
import type { tri } from '@/content/refonte'
import { pages } from '@/site/pages'
import classes from './SortedPiles.module.css'

/** Parts of an old site, sorted into three piles of bricks. */
export function SortedPiles({ tas, neuf, link }: Pick<typeof tri, 'tas' | 'neuf' | 'link'>) {
  return (
    <>
      <ul className={classes.piles}>
        {tas.map(({ name, title, text, items }, index) => (
          <li key={name} data-pile={name}>
            <Fold name="tri" title={title} isOpen={index === 0}>
              <p>{text}</p>
              <ul className={classes.bricks}>
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
