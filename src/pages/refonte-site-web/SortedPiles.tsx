import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import type { tri } from '@/content/refonte'
import { pages } from '@/site/pages'
import classes from './SortedPiles.module.css'

/** Parts of an old site, sorted into three piles of bricks. */
export function SortedPiles({ tas, neuf, link }: Pick<typeof tri, 'tas' | 'neuf' | 'link'>) {
  return (
    <>
      <div className={classes.piles}>
        {tas.map(({ name, title, text, items }) => (
          <div key={name} data-pile={name}>
            <h3>{title}</h3>
            <p>{text}</p>
            <ul className={classes.bricks}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={classes.after}>
        <p>{neuf}</p>
        <ArrowLink to={pages.creation.path} id="refonte-lien-creation">
          {link}
        </ArrowLink>
      </div>
    </>
  )
}
