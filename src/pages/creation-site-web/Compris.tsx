import { Bricks } from '@/components/BrickWall/Bricks'
import { kept } from '@/components/kept'
import type { compris } from '@/content/creation'
import { buildings } from './buildings'
import classes from './Compris.module.css'

/** What every kind of site stands on: one brick for each point, under the three buildings. */
export function Compris({ points }: Pick<typeof compris, 'points'>) {
  return (
    <div className={classes.compris}>
      {buildings.map((lines) => (
        <Bricks key={lines[0]} lines={lines} />
      ))}
      <dl>
        {points.map(({ title, text }) => (
          <div key={title}>
            <dt className="display">{kept(title)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
