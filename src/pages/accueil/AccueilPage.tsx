import { vedettes } from 'virtual:projets/vedettes'
import { Fragment } from 'react'
import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { facade } from '@/components/BrickWall/compositions/facade'
import { ButtonLink } from '@/components/Button/ButtonLink'
import { Faq } from '@/components/Faq/Faq'
import { Hero } from '@/components/Hero/Hero'
import { PointGrid } from '@/components/PointGrid/PointGrid'
import { ProjectCard } from '@/components/ProjectCard/ProjectCard'
import { Rue } from '@/components/Rue/Rue'
import { Section } from '@/components/Section/Section'
import { Steps } from '@/components/Steps/Steps'
import { appel, engagements, hero, methode, metiers, projets, questions } from '@/content/accueil'
import type { PageFacts } from '@/seo/graph'
import { pages, projetPath } from '@/site/pages'
import { projetKind } from '@/site/services'
import classes from './AccueilPage.module.css'
import { MesureCard } from './MesureCard'
import { ServiceTiles } from './ServiceTiles'

export const facts: PageFacts = { questions }

export default function AccueilPage() {
  return (
    <>
      <Hero
        title={[
          ...hero.title,
          <Fragment key="accent">
            et <em>{hero.accent}</em>.
          </Fragment>,
        ]}
        lead={hero.lead}
        wall={facade}
        actions={
          <>
            <ButtonLink to={pages.contact.path} id="accueil-hero-contact">
              {hero.action}
            </ButtonLink>
            <ButtonLink to={pages.projets.path} id="accueil-hero-projets" variant="outline">
              {hero.second}
            </ButtonLink>
          </>
        }
      >
        <MesureCard />
      </Hero>

      <Section id="metiers" title={metiers.title} intro={metiers.intro}>
        <ServiceTiles services={metiers.services} />
      </Section>

      <Section id="projets" title={projets.title} intro={projets.intro} tone="dark">
        <div className={classes.cards}>
          {vedettes.map((projet) => (
            <ProjectCard
              key={projet.name}
              to={projetPath(projet.name)}
              id={`accueil-projet-${projet.name}`}
              title={projet.titre}
              kind={projetKind(projet)}
              summary={projet.accroche}
              tint={projet.teinte}
              image={projet.couverture.image}
              alt={projet.couverture.alt}
            />
          ))}
        </div>
        <p className={classes.more}>
          <ArrowLink to={pages.projets.path} id="accueil-projets-tous">
            {projets.link}
          </ArrowLink>
        </p>
      </Section>

      <Section id="methode" title={methode.title} intro={methode.intro}>
        <Steps steps={methode.etapes} />
      </Section>

      <Section id="engagements" title={engagements.title} intro={engagements.intro} tone="tint">
        <PointGrid points={engagements.points} />
        <p className={classes.more}>
          <ArrowLink to={`${pages.agence.path}#engagements`} id="accueil-engagements">
            {engagements.link}
          </ArrowLink>
        </p>
      </Section>

      <Section id="questions" title="Vos questions, nos réponses" kind="ledger">
        <Faq questions={questions} />
      </Section>

      <Rue {...appel} to={pages.contact.path} id="accueil-appel-contact" roofline={0} />
    </>
  )
}
