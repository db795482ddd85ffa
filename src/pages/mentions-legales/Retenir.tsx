import { Link } from 'react-router-dom'
import { kept } from '@/components/kept'
import classes from './Retenir.module.css'

interface RetenirProps {
  title: string
  /** Each with the fragment of the section that says more. */
  points: { title: string; text: string; id: string }[]
}

/** The page in short: a wall of points, each a link to its section. */
export const Retenir = ({ title, points }: RetenirProps) => (
  <>
    <h2 className={classes.title}>{title}</h2>
    <ul className={classes.points}>
      {points.map((point) => (
        <li key={point.title}>
          <h3 className="display">
            <Link to={{ hash: point.id }} id={`retenir-${point.id}`}>
              {kept(point.title)}
            </Link>
          </h3>
          <p>{point.text}</p>
        </li>
      ))}
    </ul>
  </>
)
