import { Fold } from '@/components/Disclosure/Fold'
import { cookies } from '@/content/confidentialite'
import classes from './StockageList.module.css'

const { labels } = cookies

/** Items stored on the visitor's device: a brick each; folded on a phone. */
export function StockageList() {
  return (
    <div className={classes.list}>
      {cookies.rows.map(({ what, where, why, until }) => (
        <Fold
          key={what}
          name="stockage"
          title={
            <>
              {what} <span>{where}</span>
            </>
          }
        >
          <p>{`${why}\n${labels.until}\u00a0: ${until}`}</p>
        </Fold>
      ))}
    </div>
  )
}
