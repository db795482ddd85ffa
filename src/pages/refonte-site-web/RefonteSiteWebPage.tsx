import { exemple } from 'virtual:projets/exemple/refonte'
import { renewed } from '@/components/BrickWall/compositions/renewed'
import { ButtonLink } from '@/components/Button/ButtonLink'
import { Faq } from '@/components/Faq/Faq'
import { Hero } from '@/components/Hero/Hero'
import { MidCall } from '@/components/MidCall/MidCall'
import { Rue } from '@/components/Rue/Rue'
import { Section } from '@/components/Section/Section'
import { appel, description, enBref, hero, milieu, plan, positions, questions, signes, tri } from '@/content/refonte'
import { contactPath, crumbsTo } from '@/site/pages'
import { EquipeSection, References, ServiceEnBref, useDisponibilite } from '../faits'
import { ServiceExemple } from '../ServiceExemple'
import { Positions } from './Positions'
import { RedirectPlan } from './RedirectPlan'
import { SignChecklist } from './SignChecklist'
import { SortedPiles } from './SortedPiles'

export default function RefonteSiteWebPage() {
  const disponibilite = useDisponibilite()
  return (
    <>
      <Hero
        crumbs={crumbsTo('refonte')}
        title={hero.title}
        lead={hero.lead}
        note={[hero.note, disponibilite].filter(Boolean).join(' ')}
        wall={renewed}
        actions={
          <ButtonLink to={contactPath('refonte')} id="refonte-hero-contact">
            {hero.action}
          </ButtonLink>
        }
      />

      <ServiceEnBref service="refonte" {...enBref} />

      <Section id="signes" title={signes.title} intro={signes.intro} kind="statement">
        <SignChecklist {...signes} />
      </Section>

      <MidCall to={contactPath('refonte')} id="refonte-milieu-contact" action={hero.action} note={hero.note}>
        {milieu}
      </MidCall>

      <Section id="ce-que-nous-gardons" title={tri.title} intro={tri.intro} kind="ledger">
        <SortedPiles {...tri} />
      </Section>

      <Section id="plan-de-redirection" title={plan.title} intro={plan.intro} tone="tint">
        <RedirectPlan {...plan} />
      </Section>

      <Section id="positions" title={positions.title} tone="gold" kind="statement">
        <Positions {...positions} />
      </Section>

      <ServiceExemple exemple={exemple} />

      <References />

      <Section id="questions" title="Questions sur la refonte d’un site" kind="ledger">
        <Faq questions={questions} />
      </Section>

      <EquipeSection />

      <Rue {...appel} to={contactPath('refonte')} id="refonte-appel-contact" roofline={1} />
    </>
  )
}

RefonteSiteWebPage.description = description
