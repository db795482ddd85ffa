import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import type { signes as content, NombreDeSignes } from '@/content/refonte'
import { pages } from '@/site/pages'
import classes from './SignChecklist.module.css'

/** Where each verdict leads: twice to another service than this page's. */
const targets: Record<NombreDeSignes, string> = {
  aucun: pages.referencement.path,
  peu: pages.hebergement.path,
  beaucoup: `${pages.refonte.path}#ce-que-nous-gardons`,
}
const order = ['aucun', 'peu', 'beaucoup'] as const satisfies NombreDeSignes[]

/** Signs to tick by oneself. The stylesheet counts them and lights the verdict: no script, nothing kept. */
export function SignChecklist({ legend, signes, tally, verdicts }: Omit<typeof content, 'title' | 'intro'>) {
  return (
    <fieldset className={classes.checklist}>
      <legend className="visually-hidden">{legend}</legend>
      {signes.map(({ id, signe, geste }) => (
        <div key={id} className={classes.sign}>
          <input type="checkbox" id={`signe-${id}`} aria-describedby={`geste-${id}`} />
          <label htmlFor={`signe-${id}`}>{signe}</label>
          <p id={`geste-${id}`}>{geste}</p>
        </div>
      ))}
      <p className={classes.tally}>
        {tally}{' '}
        {order.map((number) => (
          // The list below says the same; this one follows the boxes into view.
          <span key={number} data-signs={number} aria-hidden="true">
            {verdicts[number].title}
          </span>
        ))}
      </p>
      <ul className={classes.verdicts}>
        {order.map((number) => (
          <li key={number} data-signs={number}>
            <h3>{verdicts[number].title}</h3>
            <p>{verdicts[number].text}</p>
            <ArrowLink to={targets[number]} id={`refonte-verdict-${number}`}>
              {verdicts[number].link}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
