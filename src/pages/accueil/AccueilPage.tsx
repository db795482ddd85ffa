import { vedettes } from 'virtual:projets/vedettes'
import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { Faq } from '@/components/Faq/Faq'
import { PointGrid } from '@/components/PointGrid/PointGrid'
import { Rue } from '@/components/Rue/Rue'
import { Section } from '@/components/Section/Section'
import { appel, description, engagements, methode, metiers, questions } from '@/content/accueil'
import { pages } from '@/site/pages'
import { References } from '../facts'
import { Etapes } from './Etapes'
import { HeroAccueil } from './HeroAccueil'
import { ServiceRows } from './ServiceRows'
import { shareWall } from './shareWall'
import { Vedettes } from './Vedettes'

/** The home page. */
export default function AccueilPage() {
  return (
    <>
      <HeroAccueil />

      <Section id="metiers" title={metiers.title} kind="statement">
        <ServiceRows services={metiers.services} />
        <ArrowLink to={pages.expertises.path} id="accueil-expertises">
          {metiers.link}
        </ArrowLink>
      </Section>

      <Vedettes projets={vedettes} />

      <References kind="statement" />

      <Section id="methode" title={methode.title} intro={methode.intro}>
        <Etapes etapes={methode.etapes} />
      </Section>

      <Section id="engagements" title={engagements.title} intro={engagements.intro} tone="gold" kind="statement">
        <PointGrid points={engagements.points} />
        <ArrowLink to={`${pages.agence.path}#engagements`} id="accueil-engagements">
          {engagements.link}
        </ArrowLink>
      </Section>

      {questions.length > 0 && (
        <Section id="questions" title="Vos questions, nos réponses" kind="ledger">
          <Faq questions={questions} />
        </Section>
      )}

      <Rue {...appel} to={pages.contact.path} id="accueil-appel-contact" roofline={0} />
    </>
  )
}

AccueilPage.description = description
// The hero has its own wall, drawn by the browser; this one is for the share image, which the build draws.
if (import.meta.env.SSR) AccueilPage.wall = shareWall
