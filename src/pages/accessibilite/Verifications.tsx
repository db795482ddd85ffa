import { Fold } from '@/components/Disclosure/Fold'
import type { verifications } from '@/content/accessibilite'
import classes from './Verifications.module.css'
import { windows } from './windows'

/** Checks as the rooms of one house: each with its window, its words, folded on a phone, and how to try it. */
export const Verifications = ({ points }: Pick<typeof verifications, 'points'>) => (
  <ul className={classes.house}>
    {points.map(({ title, text, essai, signe }) => (
      <li key={title}>
        <Fold name="verifications" title={title}>
          <p>{text}</p>
        </Fold>
        <p className={classes.note}>{essai}</p>
        <svg viewBox="-12 -10 198 104" aria-hidden="true">
          {Object.entries(windows[signe]).map(([layer, path]) => (
            <path key={layer} className={classes[layer]} d={path} />
          ))}
        </svg>
      </li>
    ))}
  </ul>
)
