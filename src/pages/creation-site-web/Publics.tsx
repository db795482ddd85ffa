import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { PointGrid } from '@/components/PointGrid/PointGrid'
import type { publics } from '@/content/creation'
import { pages } from '@/site/pages'
import classes from './Publics.module.css'

/** Typical situations of clients. */
export function Publics({ points, suite }: Pick<typeof publics, 'points' | 'suite'>) {
  return (
    <>
      <PointGrid points={points} />
      <p className={classes.suite}>
        {suite.text}{' '}
        <ArrowLink to={pages.refonte.path} id="creation-lien-refonte">
          {suite.link}
        </ArrowLink>
      </p>
    </>
  )
}
