import { Fold } from '@/components/Disclosure/Fold'
import { cookies } from '@/content/confidentialite'
import classes from './StockageList.module.css'

const { labels } = cookies

/** Items stored on the visitor's device: a brick each, folded on a phone, with its number on a golden one. */
export function StockageList() {
  return (
    <div className={classes.list} data-under>
      {cookies.rows.map(({ what, where, why, until }) => (
        <Fold key={what} name="stockage" title={what}>
          <p>{why}</p>
          <p>{`${labels.where} ${where}, ${labels.until} ${until}`}</p>
        </Fold>
      ))}
    </div>
  )
}
