import { Link } from 'react-router-dom'
import { kept } from '@/components/kept'
import classes from './Facts.module.css'

interface FactsProps {
  /** Facts to remember, each with the fragment of the section that says more. */
  facts: { title: string; text: string; id: string }[]
}

/** The page in short: a wall of facts, each a link to its section. */
export const Facts = ({ facts }: FactsProps) => (
  <>
    <h2 className={classes.title}>À retenir</h2>
    <ul className={classes.facts}>
      {facts.map((fact) => (
        <li key={fact.title}>
          <h3 className="display">
            <Link to={{ hash: fact.id }} id={`retenir-${fact.id}`}>
              {kept(fact.title)}
            </Link>
          </h3>
          <p>{fact.text}</p>
        </li>
      ))}
    </ul>
  </>
)
