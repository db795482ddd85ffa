import { rising } from '@/components/BrickWall/compositions/rising'
import { ButtonLink } from '@/components/Button/ButtonLink'
import { CallToAction } from '@/components/CallToAction/CallToAction'
import { Faq } from '@/components/Faq/Faq'
import { Hero } from '@/components/Hero/Hero'
import { PointGrid } from '@/components/PointGrid/PointGrid'
import { Section } from '@/components/Section/Section'
import { Steps } from '@/components/Steps/Steps'
import { appel, cms, comparaison, compris, etapes, hero, publics, questions } from '@/content/creation'
import type { PageFacts } from '@/seo/graph'
import { contactPath, crumbsTo } from '@/site/pages'
import { CmsChoice } from './CmsChoice'
import { Comparison } from './Comparison'

export const facts: PageFacts = { questions }

export default function CreationSiteWebPage() {
  return (
    <>
      <Hero
        crumbs={crumbsTo('creation')}
        title={hero.title}
        lead={hero.lead}
        wall={rising}
        actions={
          <ButtonLink to={contactPath('creation')} id="creation-hero-contact">
            {hero.action}
          </ButtonLink>
        }
      />

      <Section id="pour-qui" title={publics.title} intro={publics.intro}>
        <PointGrid points={publics.points} />
      </Section>

      <Section id="comparer" title={comparaison.title} intro={comparaison.intro} tone="tint">
        <Comparison kinds={comparaison.kinds} rows={comparaison.rows} />
      </Section>

      <Section id="etapes" title={etapes.title} intro={etapes.intro}>
        <Steps steps={etapes.etapes} />
      </Section>

      <Section id="compris" title={compris.title} intro={compris.intro} tone="dark">
        <PointGrid points={compris.points} />
      </Section>

      <Section id="outil-edition" title={cms.title} intro={cms.intro}>
        <CmsChoice avec={cms.avec} sans={cms.sans} />
      </Section>

      <Section id="questions" title="Questions sur la création d’un site">
        <Faq questions={questions} />
      </Section>

      <CallToAction {...appel} to={contactPath('creation')} id="creation-appel-contact" />
    </>
  )
}
