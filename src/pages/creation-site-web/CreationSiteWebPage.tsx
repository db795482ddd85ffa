import { exemple } from 'virtual:projets/exemple/creation'
import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { rising } from '@/components/BrickWall/compositions/rising'
import { ButtonLink } from '@/components/Button/ButtonLink'
import { Disclosure } from '@/components/Disclosure/Disclosure'
import { Faq } from '@/components/Faq/Faq'
import { Hero } from '@/components/Hero/Hero'
import { MidCall } from '@/components/MidCall/MidCall'
import { PointGrid } from '@/components/PointGrid/PointGrid'
import { Rue } from '@/components/Rue/Rue'
import { Section } from '@/components/Section/Section'
import {
  appel,
  cms,
  comparaison,
  compris,
  description,
  enBref,
  etapes,
  hero,
  milieu,
  publics,
  questions,
} from '@/content/creation'
import { contactPath, crumbsTo, pages } from '@/site/pages'
import { EquipeSection, References, ServiceEnBref, useDisponibilite } from '../faits'
import { ServiceExemple } from '../ServiceExemple'
import { CmsChoice } from './CmsChoice'
import { Comparison } from './Comparison'
import classes from './CreationSiteWebPage.module.css'
import { Publics } from './Publics'
import { Stages } from './Stages'

export default function CreationSiteWebPage() {
  const disponibilite = useDisponibilite()
  return (
    <>
      <Hero
        crumbs={crumbsTo('creation')}
        title={hero.title}
        lead={hero.lead}
        note={disponibilite}
        wall={rising}
        actions={
          <ButtonLink to={contactPath('creation')} id="creation-hero-contact">
            {hero.action}
          </ButtonLink>
        }
      />

      <ServiceEnBref service="creation" {...enBref} />

      <Section id="pour-qui" title={publics.title} intro={publics.intro} kind="statement">
        <Publics phrases={publics.phrases} suite={publics.suite} />
      </Section>

      <Section id="comparer" title={comparaison.title} intro={comparaison.intro} tone="tint">
        <Comparison caption={comparaison.caption} criteria={comparaison.criteria} kinds={comparaison.kinds} />
      </Section>

      <Section id="etapes" title={etapes.title} intro={etapes.intro} kind="ledger">
        <Stages title={etapes.title} colonnes={etapes.colonnes} lignes={etapes.lignes} />
      </Section>

      <MidCall to={contactPath('creation')} id="creation-milieu-contact" action={hero.action}>
        {milieu}
      </MidCall>

      <Section id="compris" title={compris.title} intro={compris.intro} tone="gold" kind="statement">
        <PointGrid points={compris.points} />
        <p className={classes.more}>
          <ArrowLink to={pages.expertises.path} id="creation-lien-expertises">
            {compris.link}
          </ArrowLink>
        </p>
      </Section>

      <ServiceExemple exemple={exemple} />

      <References />

      <Section id="questions" title="Questions sur la création d’un site" kind="ledger">
        <Disclosure id="outil-edition" summary={<h3>{cms.title}</h3>}>
          <p>{cms.intro}</p>
          <CmsChoice avec={cms.avec} sans={cms.sans} />
          <p>
            <ArrowLink to={`${pages.hebergement.path}#entretien`} id="creation-lien-hebergement">
              {cms.link}
            </ArrowLink>
          </p>
        </Disclosure>
        <Faq questions={questions} />
      </Section>

      <EquipeSection />

      <Rue {...appel} to={contactPath('creation')} id="creation-appel-contact" roofline={5} />
    </>
  )
}

CreationSiteWebPage.description = description
