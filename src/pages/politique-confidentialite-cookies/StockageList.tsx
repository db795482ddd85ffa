import { Fold } from '@/components/Disclosure/Fold'
import { cookies } from '@/content/confidentialite'
import classes from './StockageList.module.css'

const [, whyLabel, untilLabel] = cookies.columns

/** Items stored on the visitor's device: a course of bricks each; folded on a phone. */
export function StockageList() {
  return (
    <div className={classes.list}>
      {cookies.rows.map(({ what, where, why, until }, index) => (
        <Fold
          key={what}
          name="stockage"
          title={
            <>
              {what} <span>{where}</span>
            </>
          }
          isOpen={index === 0}
        >
          <p>{`${whyLabel}\n${why}`}</p>
          <p>{`${untilLabel}\n${until}`}</p>
        </Fold>
      ))}
    </div>
  )
}
