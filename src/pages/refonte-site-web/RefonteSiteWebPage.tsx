import { exemple } from 'virtual:projets/exemple/refonte'
import { renewed } from '@/components/BrickWall/compositions/renewed'
import { ButtonLink } from '@/components/Button/ButtonLink'
import { CallToAction } from '@/components/CallToAction/CallToAction'
import { Faq } from '@/components/Faq/Faq'
import { Hero } from '@/components/Hero/Hero'
import { PointGrid } from '@/components/PointGrid/PointGrid'
import { Section } from '@/components/Section/Section'
import { appel, hero, plan, positions, questions, signes, tri } from '@/content/refonte'
import type { PageFacts } from '@/seo/graph'
import { contactPath, crumbsTo } from '@/site/pages'
import { ServiceExemple } from '../ServiceExemple'
import { Positions } from './Positions'
import { RedirectPlan } from './RedirectPlan'
import { SignChecklist } from './SignChecklist'
import { SortedPiles } from './SortedPiles'

export const facts: PageFacts = { questions }

export default function RefonteSiteWebPage() {
  return (
    <>
      <Hero
        crumbs={crumbsTo('refonte')}
        title={hero.title}
        lead={hero.lead}
        note={hero.note}
        wall={renewed}
        actions={
          <ButtonLink to={contactPath('refonte')} id="refonte-hero-contact">
            {hero.action}
          </ButtonLink>
        }
      />

      <Section id="signes" title={signes.title} intro={signes.intro}>
        <SignChecklist {...signes} />
      </Section>

      <Section id="ce-que-nous-gardons" title={tri.title} intro={tri.intro} tone="dark">
        <SortedPiles {...tri} />
      </Section>

      <Section id="positions" title={positions.title}>
        <Positions {...positions} />
      </Section>

      <Section id="plan-de-redirection" title={plan.title} intro={plan.intro} tone="tint">
        <RedirectPlan {...plan} />
        <PointGrid points={plan.notes} />
      </Section>

      <ServiceExemple exemple={exemple} tone="dark" />

      <Section id="questions" title="Questions sur la refonte d’un site" beside>
        <Faq questions={questions} />
      </Section>

      <CallToAction {...appel} to={contactPath('refonte')} id="refonte-appel-contact" />
    </>
  )
}
