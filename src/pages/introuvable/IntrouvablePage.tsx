import { chemins, description, hero } from '@/content/introuvable'
import { Chemins } from './Chemins'
import classes from './IntrouvablePage.module.css'
import { RueIncomplete } from './RueIncomplete'

/** The same at every address that leads nowhere: nothing here may depend on which one it was. */
export default function IntrouvablePage() {
  return (
    <>
      <div data-tone="dark">
        <div className={`container ${classes.head}`}>
          <div className={classes.text}>
            <h1>{hero.title}</h1>
            <p>{hero.lead}</p>
          </div>
          <section aria-labelledby="chemins-titre">
            <h2 id="chemins-titre">{chemins.title}</h2>
            <Chemins links={chemins.links} />
          </section>
        </div>
      </div>
      <RueIncomplete />
    </>
  )
}

IntrouvablePage.description = description
