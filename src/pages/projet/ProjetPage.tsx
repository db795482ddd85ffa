import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { windows } from '@/components/BrickWall/compositions/windows'
import { Hero } from '@/components/Hero/Hero'
import { MdxLink } from '@/components/MdxLink'
import { Prose } from '@/components/Prose/Prose'
import { Rue } from '@/components/Rue/Rue'
import { Screen } from '@/components/Screen/Screen'
import { appel, liens } from '@/content/etude'
import type { ProjetComplet } from '@/content/projet'
import { contactPath, crumbsOf, pages, projetMeta } from '@/site/pages'
import { Illustration } from './Illustration'
import { Mesures } from './Mesures'
import { ProjetFiche } from './ProjetFiche'
import classes from './ProjetPage.module.css'
import { ProjetScreens } from './ProjetScreens'
import { Suivant } from './Suivant'

/** One case: what it is, its cover, its study, its screens, and the ways on. */
export function ProjetPage({ projet }: { projet: ProjetComplet }) {
  const { titre, resume, question, service, couverture, teinte, ecrans, Etude } = projet
  return (
    <>
      <div className={classes.head} data-tint={teinte}>
        <Hero crumbs={crumbsOf(projetMeta(projet))} title={titre} lead={resume} wall={windows} size="quiet" />
      </div>
      <div className={classes.cover}>
        <div className="container">
          <Screen
            image={couverture.image}
            alt={couverture.alt}
            sizes="(width < 480px) 79vw, (width < 1280px) 84vw, 1080px"
            tint={teinte}
            format="bureau"
            priority="high"
          />
        </div>
      </div>
      <div className={`container ${classes.study}`}>
        <ProjetFiche projet={projet} />
        <Prose>
          <Etude components={{ a: MdxLink, Illustration, Mesures }} />
          <p>
            <ArrowLink to={pages[service].path} id={`projet-service-${service}`}>
              {liens[service]}
            </ArrowLink>
          </p>
        </Prose>
      </div>
      <ProjetScreens ecrans={ecrans} tint={teinte} />
      {projet.suivant && <Suivant projet={projet.suivant} />}
      <Rue {...appel} title={question} to={contactPath(service)} id="projet-appel-contact" roofline={titre.length} />
    </>
  )
}
