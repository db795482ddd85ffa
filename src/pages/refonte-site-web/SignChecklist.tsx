import { useEffect, useRef, useState } from 'react'
import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { Bricks } from '@/components/BrickWall/Bricks'
import { Fold } from '@/components/Disclosure/Fold'
import type { signes as content, NombreDeSignes } from '@/content/refonte'
import { pages } from '@/site/pages'
import classes from './SignChecklist.module.css'

/** Target of each verdict. The link's id, sent to the measurement on click, tells the target and not the number of boxes. */
const targets: Record<NombreDeSignes, { to: string; id: string }> = {
  aucun: { to: pages.referencement.path, id: 'refonte-lien-referencement' },
  peu: { to: `${pages.refonte.path}#reparer`, id: 'refonte-lien-reparer' },
  beaucoup: { to: `${pages.refonte.path}#ce-que-nous-gardons`, id: 'refonte-lien-tri' },
}
const order = ['aucun', 'peu', 'beaucoup'] as const satisfies NombreDeSignes[]

const house = [
  '....vv....',
  '...vvvv...',
  '..vvvvvv..',
  '.vvvvvvvv.',
  'vvvvvvvvvv',
  'vggvggvggv',
  'vggvggvggv',
  'vvvvvvvvvv',
  'vvvvvvvvvv',
  'vvvvvvvvvv',
  'vggvvvvggv',
  'vggv..vggv',
  'vvvv..vvvv',
  'vvvv..vvvv',
  'vvvv..vvvv',
]

/** Checklist of signs; nothing is sent or stored. CSS highlights the verdict, and counts when there is no JavaScript. */
export function SignChecklist({ legend, symptomes, tally, sur, verdicts }: Omit<typeof content, 'title' | 'intro'>) {
  const list = useRef<HTMLFieldSetElement>(null)
  const [count, setCount] = useState<number>()
  const recount = () => setCount(list.current?.querySelectorAll(':checked').length)
  // Boxes may have been ticked before hydration, or restored by the browser.
  useEffect(recount, [])
  return (
    <fieldset ref={list} className={classes.checklist} onChange={recount}>
      <legend className="visually-hidden">{legend}</legend>
      {symptomes.map(({ id, symptome, geste }) => (
        <div key={id} className={classes.sign}>
          <label>
            <input type="checkbox" id={`signe-${id}`} aria-describedby={`geste-${id}`} />
            {symptome}
          </label>
          <p id={`geste-${id}`}>{geste}</p>
        </div>
      ))}
      <output className={classes.tally} data-counted={count !== undefined || undefined}>
        <Bricks lines={house} className={classes.house} />
        <span>
          {`${tally} `}
          <span>{count ?? 0}</span>
          {` ${sur} ${symptomes.length}`}
        </span>
      </output>
      <ul className={classes.verdicts}>
        {order.map((verdict, index) => (
          <li key={verdict} data-signs={verdict}>
            <Fold name="verdicts" title={verdicts[verdict].title} open={index === 0}>
              <p>{verdicts[verdict].text}</p>
              <ArrowLink {...targets[verdict]}>{verdicts[verdict].link}</ArrowLink>
            </Fold>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
