import { ButtonLink } from '@/components/Button/ButtonLink'
import { Disclosure } from '@/components/Disclosure/Disclosure'
import { Hero } from '@/components/Hero/Hero'
import { Rue } from '@/components/Rue/Rue'
import { Section } from '@/components/Section/Section'
import { appel, depart, description, engagements, hero, lieux, recente, refus, roles, semaine } from '@/content/agence'
import { config } from '@/site/config'
import { contactPath, crumbsTo } from '@/site/pages'
import { EquipeSection } from '../facts'
import { Depart } from './Depart'
import { Engagements } from './Engagements'
import { key } from './key'
import { Lieux } from './Lieux'
import { Recente } from './Recente'
import { Refus } from './Refus'
import { Roles } from './Roles'
import { Semaine } from './Semaine'

/** The agency: team, roles, commitments, how to leave. */
export default function AgencePage() {
  return (
    <>
      <Hero
        crumbs={crumbsTo('agence')}
        title={hero.title}
        lead={hero.lead}
        wall={AgencePage.wall}
        actions={
          <ButtonLink to={contactPath('question')} id="agence-hero-contact">
            {hero.action}
          </ButtonLink>
        }
      />

      <EquipeSection />

      {config.references.length === 0 && (
        <Section id="recente" title={recente.title} intro={recente.intro}>
          <Recente points={recente.points} />
        </Section>
      )}

      <Section id="semaine" title={semaine.title} intro={semaine.intro} kind="statement">
        <Semaine jours={semaine.jours} regles={semaine.regles} link={semaine.link} />
      </Section>

      <Section id="roles" title={roles.title} intro={roles.intro} tone="tint">
        <Roles {...roles} />
      </Section>

      <Section id="engagements" title={engagements.title} intro={engagements.intro} tone="dark" kind="statement">
        <Engagements colonnes={engagements.colonnes} lignes={engagements.lignes} />
        <Disclosure id="reversibilite" summary={depart.title} isAlone>
          <p>{depart.intro}</p>
          <Depart etapes={depart.etapes} remisTitre={depart.remisTitre} />
        </Disclosure>
      </Section>

      <Section id="lieux" title={lieux.title} intro={lieux.intro} tone="dawn">
        <Lieux cercles={lieux.cercles} />
      </Section>

      <Section id="refus" title={refus.title} intro={refus.intro} tone="gold" kind="statement">
        <Refus points={refus.points} links={refus.links} />
      </Section>

      <Rue {...appel} to={contactPath('question')} id="agence-appel-contact" roofline={1} />
    </>
  )
}

AgencePage.description = description
AgencePage.wall = key
