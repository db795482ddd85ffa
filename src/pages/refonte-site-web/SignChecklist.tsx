import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import type { signes as content, NombreDeSignes } from '@/content/refonte'
import { pages } from '@/site/pages'
import classes from './SignChecklist.module.css'

/** Where each verdict leads. The name of a link is sent to the measurement when it is followed: it says where it leads, not what was ticked. */
const targets: Record<NombreDeSignes, { to: string; id: string }> = {
  aucun: { to: pages.referencement.path, id: 'refonte-lien-referencement' },
  peu: { to: `${pages.refonte.path}#reparer`, id: 'refonte-lien-reparer' },
  beaucoup: { to: `${pages.refonte.path}#ce-que-nous-gardons`, id: 'refonte-lien-tri' },
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
      {/* The verdict of the moment, which the stylesheet writes: the list below says the same. */}
      <p
        className={classes.tally}
        data-aucun={verdicts.aucun.title}
        data-peu={verdicts.peu.title}
        data-beaucoup={verdicts.beaucoup.title}
      >
        {tally}
      </p>
      <ul className={classes.verdicts}>
        {order.map((number) => (
          <li key={number} data-signs={number}>
            <h3>{verdicts[number].title}</h3>
            <p>{verdicts[number].text}</p>
            <ArrowLink {...targets[number]}>{verdicts[number].link}</ArrowLink>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
