import { Fold } from '@/components/Disclosure/Fold'
import type { technique } from '@/content/referencement'
import classes from './Controles.module.css'
import { checks } from './checks'

/** Checks that visitors make on their own site. */
export function Controles({ controles }: Pick<typeof technique, 'controles'>) {
  return (
    <ol className={classes.checks}>
      {controles.map(({ signe, title, text }) => (
        <li key={title}>
          <svg viewBox="0 0 324 144" aria-hidden="true">
            {Object.entries(checks[signe]).map(([layer, path]) => (
              <path key={layer} className={classes[layer]} d={path} />
            ))}
          </svg>
          <Fold name="controles" title={title}>
            <p>{text}</p>
          </Fold>
        </li>
      ))}
    </ol>
  )
}
