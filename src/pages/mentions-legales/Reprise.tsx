import type { ReactNode } from 'react'
import { Fold } from '@/components/Disclosure/Fold'
import { Sign } from '@/components/Sign/Sign'
import classes from './Reprise.module.css'
import { signs } from './signs'

interface RepriseProps {
  /** By what a reader may do with them, from the most protected on. */
  rights: { title: string; points: { title: string; content: ReactNode }[] }[]
}

/** Contents by what a reader may do with them, in three colours; the last carries the reader’s house, and is open on a phone. */
export const Reprise = ({ rights }: RepriseProps) => (
  <div className={classes.rights}>
    {rights.map(({ title, points }, index) => (
      <div key={title}>
        <h3 className="display">{title}</h3>
        {points.map((point) => (
          <Fold key={point.title} name="droits" heading="h4" title={point.title} open={index === rights.length - 1}>
            <p>{point.content}</p>
          </Fold>
        ))}
        {index === rights.length - 1 && <Sign {...signs.clients} />}
      </div>
    ))}
  </div>
)
