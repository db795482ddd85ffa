import { vedettes } from 'virtual:projets/vedettes'
import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { Faq } from '@/components/Faq/Faq'
import { PointGrid } from '@/components/PointGrid/PointGrid'
import { ProjectCard } from '@/components/ProjectCard/ProjectCard'
import { Rue } from '@/components/Rue/Rue'
import { Section } from '@/components/Section/Section'
import { Steps } from '@/components/Steps/Steps'
import { appel, engagements, methode, metiers, projets, questions } from '@/content/accueil'
import { pages, projetPath } from '@/site/pages'
import { projetKind } from '@/site/services'
import classes from './AccueilPage.module.css'
import { HeroAccueil } from './HeroAccueil'
import { ServiceRows } from './ServiceRows'

export default function AccueilPage() {
  return (
    <>
      <HeroAccueil />

      <Section id="metiers" title={metiers.title} kind="statement">
        <ServiceRows services={metiers.services} />
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

      <Section id="methode" title={methode.title} intro={methode.intro} kind="ledger">
        <Steps steps={methode.etapes} />
      </Section>

      <Section id="engagements" title={engagements.title} intro={engagements.intro} tone="gold" kind="statement">
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
