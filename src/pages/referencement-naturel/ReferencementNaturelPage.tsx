import { exemple } from 'virtual:projets/exemple/referencement'
import { path } from '@/components/BrickWall/compositions/path'
import { ButtonLink } from '@/components/Button/ButtonLink'
import { CallToAction } from '@/components/CallToAction/CallToAction'
import { Faq } from '@/components/Faq/Faq'
import { Hero } from '@/components/Hero/Hero'
import { Section } from '@/components/Section/Section'
import {
  apercu,
  appel,
  contenus,
  hero,
  local,
  passages,
  promesses,
  questions,
  technique,
} from '@/content/referencement'
import type { PageFacts } from '@/seo/graph'
import { contactPath, crumbsTo } from '@/site/pages'
import { ServiceExemple } from '../ServiceExemple'
import { Apercu } from './Apercu'
import { Controles } from './Controles'
import { Fiche } from './Fiche'
import { Passages } from './Passages'
import { Promesses } from './Promesses'
import { Recherches } from './Recherches'

export const facts: PageFacts = { questions }

export default function ReferencementNaturelPage() {
  return (
    <>
      <Hero
        crumbs={crumbsTo('referencement')}
        title={hero.title}
        lead={hero.lead}
        note={hero.note}
        wall={path}
        actions={
          <ButtonLink to={contactPath('referencement')} id="referencement-hero-contact">
            {hero.action}
          </ButtonLink>
        }
      />

      <Section id="passages" title={passages.title} intro={passages.intro}>
        <Passages etapes={passages.etapes} perteTitre={passages.perteTitre} />
      </Section>

      <Section id="apercu" title={apercu.title} intro={apercu.intro} tone="tint">
        <Apercu />
      </Section>

      <Section id="technique" title={technique.title} intro={technique.intro}>
        <Controles controles={technique.controles} liens={technique.liens} />
      </Section>

      <Section id="contenus" title={contenus.title} intro={contenus.intro} tone="dark">
        <Recherches {...contenus} />
      </Section>

      <Section id="local" title={local.title} intro={local.intro} tone="tint">
        <Fiche fiche={local.fiche} villes={local.villes} />
      </Section>

      <Section id="promesses" title={promesses.title} intro={promesses.intro}>
        <Promesses phrases={promesses.phrases} contrat={promesses.contrat} source={promesses.source} />
      </Section>

      <ServiceExemple exemple={exemple} tone="tint" />

      <Section id="questions" title="Questions sur le référencement" beside>
        <Faq questions={questions} />
      </Section>

      <CallToAction {...appel} to={contactPath('referencement')} id="referencement-appel-contact" />
    </>
  )
}
