import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { Bricks } from '@/components/BrickWall/Bricks'
import { PointGrid } from '@/components/PointGrid/PointGrid'
import type { NomDEtape, positions } from '@/content/refonte'
import { pages } from '@/site/pages'
import classes from './Positions.module.css'

/** Results of a search, the page in violet: its rank is noted; its form changes and not its place; it dips, and comes back. */
const drawings: Record<NomDEtape, string[]> = {
  relever: [
    '11111111111111....',
    'vvvvvvvvvvvvvvvv..',
    '111111111111111111',
    '111111111111......',
    '1111111111111111..',
  ],
  garder: [
    '111111....111111..',
    'vvvvvvvv..llllllll',
    '11111111..11111111',
    '111111....111111..',
    '11111111..11111111',
  ],
  comparer: [
    '1111...1111...1111',
    'vvvv...1111...vvvv',
    '1111...vvvv...1111',
    '1111...1111...1111',
    '1111...1111...1111',
  ],
}

/** Consequences of the rule of redirections, in order, each under its drawing. */
export function Positions({ etapes, link }: Pick<typeof positions, 'etapes' | 'link'>) {
  return (
    <>
      <div className={classes.steps}>
        <PointGrid
          points={etapes.map(({ name, title, text }) => ({
            title,
            text: (
              <>
                {text}
                <Bricks lines={drawings[name]} />
              </>
            ),
          }))}
        />
      </div>
      <ArrowLink to={pages.expertises.path} id="refonte-lien-expertises">
        {link}
      </ArrowLink>
    </>
  )
}
