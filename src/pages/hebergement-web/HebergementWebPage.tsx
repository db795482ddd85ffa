import { exemple } from 'virtual:projets/exemple/hebergement'
import { steady } from '@/components/BrickWall/compositions/steady'
import { ButtonLink } from '@/components/Button/ButtonLink'
import { Faq } from '@/components/Faq/Faq'
import { Hero } from '@/components/Hero/Hero'
import { MidCall } from '@/components/MidCall/MidCall'
import { Rue } from '@/components/Rue/Rue'
import { Section } from '@/components/Section/Section'
import {
  appel,
  description,
  enBref,
  entretien,
  hero,
  milieu,
  questions,
  recit,
  sauvegardes,
  surveillance,
} from '@/content/hebergement'
import { contactPath, crumbsTo } from '@/site/pages'
import { EquipeSection, References, ServiceEnBref, useDisponibilite } from '../faits'
import { ServiceExemple } from '../ServiceExemple'
import { BackupRule } from './BackupRule'
import { IncidentTimeline } from './IncidentTimeline'
import { Upkeep } from './Upkeep'
import { WatchRhythm } from './WatchRhythm'

export default function HebergementWebPage() {
  const disponibilite = useDisponibilite()
  return (
    <>
      <Hero
        crumbs={crumbsTo('hebergement')}
        title={hero.title}
        lead={hero.lead}
        note={disponibilite}
        wall={steady}
        actions={
          <ButtonLink to={contactPath('hebergement')} id="hebergement-hero-contact">
            {hero.action}
          </ButtonLink>
        }
      />

      <ServiceEnBref service="hebergement" {...enBref} />

      <Section id="surveillance" title={surveillance.title} intro={surveillance.intro} kind="statement">
        <WatchRhythm rythmes={surveillance.rythmes} />
      </Section>

      <Section id="entretien" title={entretien.title} intro={entretien.intro} kind="ledger">
        <Upkeep listes={entretien.listes} suite={entretien.suite} />
      </Section>

      <Section id="incident" title={recit.title} intro={recit.intro} tone="dark">
        <IncidentTimeline {...recit} />
      </Section>

      <MidCall to={contactPath('hebergement')} id="hebergement-milieu-contact" action={hero.action}>
        {milieu}
      </MidCall>

      <Section id="sauvegardes" title={sauvegardes.title} intro={sauvegardes.intro} tone="gold" kind="statement">
        <BackupRule regle={sauvegardes.regle} essai={sauvegardes.essai} />
      </Section>

      <ServiceExemple exemple={exemple} />

      <References />

      <Section id="questions" title="Questions sur l’hébergement" kind="ledger">
        <Faq questions={questions} />
      </Section>

      <EquipeSection />

      <Rue {...appel} to={contactPath('hebergement')} id="hebergement-appel-contact" roofline={6} />
    </>
  )
}

HebergementWebPage.description = description
