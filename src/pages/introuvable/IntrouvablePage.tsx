import { chemins, description, hero } from '@/content/introuvable'
import { pages } from '@/site/pages'
import { Chemins } from './Chemins'
import classes from './IntrouvablePage.module.css'
import { RueIncomplete } from './RueIncomplete'

/**
 * The not-found page: one HTML for every unknown path, so nothing here may depend on the path. Title, street and brick fit the first
 * screen; the links follow.
 */
export default function IntrouvablePage() {
  return (
    <div data-tone="dark">
      <div className={classes.first}>
        <div className={`container ${classes.head}`}>
          <h1>
            <span className="visually-hidden">
              {pages.introuvable.label}
              {'\u00a0'}:{' '}
            </span>
            {hero.title}
          </h1>
          <p>{hero.lead}</p>
        </div>
        <RueIncomplete />
      </div>
      <section className={`container ${classes.ways}`} aria-labelledby="chemins-titre">
        <h2 id="chemins-titre">{chemins.title}</h2>
        <Chemins links={chemins.links} />
      </section>
    </div>
  )
}

IntrouvablePage.description = description
