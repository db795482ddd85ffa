import type { ReactNode } from 'react'
import { kept } from '@/components/kept'
import { Sign } from '@/components/Sign/Sign'
import classes from './Reprise.module.css'
import { signs } from './signs'

interface RepriseProps {
  /** By what a reader may do with them, from the most protected on. */
  rights: { title: string; points: { title: string; content: ReactNode }[] }[]
}

/** Contents by what a reader may do with them: one wall in three colours, of which the last carries the reader’s house. */
export const Reprise = ({ rights }: RepriseProps) => (
  <div className={classes.rights}>
    {rights.map(({ title, points }, index) => (
      <div key={title}>
        <h3 className="display">{title}</h3>
        {points.map((point) => (
          <div key={point.title}>
            <h4>{kept(point.title)}</h4>
            <p>{point.content}</p>
          </div>
        ))}
        {index === rights.length - 1 && <Sign {...signs.clients} />}
      </div>
    ))}
  </div>
)
