import { exemple } from 'virtual:projets/exemple/refonte'
import { BrickWall } from '@/components/BrickWall/BrickWall'
import { Section } from '@/components/Section/Section'
import {
  appel,
  description,
  enBref,
  hero,
  milieu,
  plan,
  positions,
  questions,
  questionsTitle,
  signes,
  tri,
} from '@/content/refonte'
import { ServicePage } from '../ServicePage'
import { Positions } from './Positions'
import { RedirectPlan } from './RedirectPlan'
import { renewed } from './renewed'
import { SignChecklist } from './SignChecklist'
import { SortedPiles } from './SortedPiles'
import { salvage } from './salvage'

/** Service: redesign of a website. */
export default function RefonteSiteWebPage() {
  return (
    <ServicePage
      size="normal"
      service="refonte"
      content={{ hero, enBref, milieu, questions, appel }}
      wall={RefonteSiteWebPage.wall}
      milieuWall={<BrickWall composition={salvage} />}
      exemple={exemple}
      roofline={1}
      questionsTitle={questionsTitle}
      before={
        <Section id="signes" title={signes.title} intro={signes.intro} kind="statement">
          <SignChecklist {...signes} />
        </Section>
      }
      after={
        <>
          <Section id="ce-que-nous-gardons" title={tri.title} intro={tri.intro}>
            <SortedPiles {...tri} />
          </Section>

          <Section id="plan-de-redirection" title={plan.title} intro={plan.intro} tone="tint">
            <RedirectPlan {...plan} />
          </Section>

          <Section id="positions" title={positions.title} intro={positions.regle} tone="gold" kind="statement">
            <Positions etapes={positions.etapes} link={positions.link} />
          </Section>
        </>
      }
    />
  )
}

RefonteSiteWebPage.description = description
RefonteSiteWebPage.wall = renewed
