import { exemple } from 'virtual:projets/exemple/referencement'
import { path } from '@/components/BrickWall/compositions/path'
import { ButtonLink } from '@/components/Button/ButtonLink'
import { Disclosure } from '@/components/Disclosure/Disclosure'
import { Faq } from '@/components/Faq/Faq'
import { Hero } from '@/components/Hero/Hero'
import { MidCall } from '@/components/MidCall/MidCall'
import { Rue } from '@/components/Rue/Rue'
import { Section } from '@/components/Section/Section'
import {
  apercu,
  appel,
  contenus,
  description,
  enBref,
  hero,
  local,
  milieu,
  passages,
  promesses,
  questions,
  technique,
} from '@/content/referencement'
import { config } from '@/site/config'
import { contactPath, crumbsTo } from '@/site/pages'
import { EquipeSection, References, ServiceEnBref, useDisponibilite } from '../faits'
import { ServiceExemple } from '../ServiceExemple'
import { Apercu } from './Apercu'
import { Controles } from './Controles'
import { Lignes } from './Lignes'
import { Passages } from './Passages'
import { Promesses } from './Promesses'
import { Recherches } from './Recherches'

export default function ReferencementNaturelPage() {
  const disponibilite = useDisponibilite()
  return (
    <>
      <Hero
        crumbs={crumbsTo('referencement')}
        title={hero.title}
        lead={hero.lead}
        note={[hero.note, disponibilite].filter(Boolean).join(' ')}
        wall={path}
        actions={
          <ButtonLink to={contactPath('referencement')} id="referencement-hero-contact">
            {hero.action}
          </ButtonLink>
        }
      />

      <ServiceEnBref service="referencement" {...enBref} />

      <Section id="passages" title={passages.title} intro={passages.intro} kind="statement">
        <Passages etapes={passages.etapes} perteTitre={passages.perteTitre} />
      </Section>

      <Section id="technique" title={technique.title} intro={technique.intro} kind="ledger">
        <Controles controles={technique.controles} liens={technique.liens} />
        <Disclosure id="apercu" summary={<h3>{apercu.title}</h3>}>
          <p>{apercu.intro}</p>
          <Apercu />
        </Disclosure>
      </Section>

      <MidCall
        to={contactPath('referencement')}
        id="referencement-milieu-contact"
        action={hero.action}
        note={hero.note}
      >
        {milieu}
      </MidCall>

      <Section id="promesses" title={promesses.title} intro={promesses.intro} tone="gold" kind="statement">
        <Promesses phrases={promesses.phrases} contrat={promesses.contrat} source={promesses.source} />
      </Section>

      <Section id="contenus" title={contenus.title} intro={contenus.intro} kind="ledger">
        <Recherches {...contenus} />
        <Disclosure id="local" summary={<h3>{local.title}</h3>}>
          <p>{local.intro}</p>
          <Lignes points={local.fiche} />
          <h3>{local.villes.title}</h3>
          <p>{local.villes.text}</p>
        </Disclosure>
      </Section>

      <ServiceExemple exemple={exemple} />

      <References />

      {/* Without a band before it, it would follow another ledger; and the team, an object, may come next. */}
      <Section
        id="questions"
        title="Questions sur le référencement"
        kind={exemple || config.references.length > 0 ? 'ledger' : 'statement'}
      >
        <Faq questions={questions} />
      </Section>

      <EquipeSection />

      <Rue {...appel} to={contactPath('referencement')} id="referencement-appel-contact" roofline={4} />
    </>
  )
}

ReferencementNaturelPage.description = description
