import { missing } from '@/components/BrickWall/compositions/missing'
import { Hero } from '@/components/Hero/Hero'
import { chemins, hero } from '@/content/introuvable'
import { Chemins } from './Chemins'
import classes from './IntrouvablePage.module.css'

/** The same at every address that leads nowhere: nothing here may depend on which one it was. */
export default function IntrouvablePage() {
  return (
    <div className={classes.page}>
      <Hero title={hero.title} lead={hero.lead} wall={missing} />
      <section className={classes.ways} id="chemins" aria-labelledby="chemins-titre">
        <div className="container">
          <h2 id="chemins-titre">{chemins.title}</h2>
          <Chemins links={chemins.links} />
        </div>
      </section>
    </div>
  )
}
