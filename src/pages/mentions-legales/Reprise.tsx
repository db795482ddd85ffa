import type { ReactNode } from 'react'
import { Fold } from '@/components/Disclosure/Fold'
import { type Drawing, Sign } from '@/components/Sign/Sign'
import classes from './Reprise.module.css'

interface RepriseProps {
  /** By what a reader may do with them, from the most protected on. The last, which is the reader’s own, is a sentence. */
  rights: { title: string; sign: Drawing; points: { title?: string; content: ReactNode }[] }[]
}

/** Contents by what a reader may do with them: two halves in colour, each with its door, then a golden band with the reader’s house. */
export const Reprise = ({ rights }: RepriseProps) => (
  <div className={classes.rights}>
    {rights.map(({ title, sign, points }) => (
      <div key={title}>
        <h3 className="display">{title}</h3>
        <Sign {...sign} />
        {points.map(({ title, content }) =>
          title ? (
            <Fold key={title} name="droits" heading="h4" title={title}>
              <p>{content}</p>
            </Fold>
          ) : (
            <p key="">{content}</p>
          ),
        )}
      </div>
    ))}
  </div>
)
