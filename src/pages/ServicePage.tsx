import type { ComponentProps, ReactNode } from 'react'
import { ButtonLink } from '@/components/Button/ButtonLink'
import { Faq } from '@/components/Faq/Faq'
import { Hero } from '@/components/Hero/Hero'
import { MidCall } from '@/components/MidCall/MidCall'
import { Rue } from '@/components/Rue/Rue'
import { Section } from '@/components/Section/Section'
import type { ProjetExemple } from '@/content/defineProjet'
import type { Question } from '@/content/types'
import { contactPath, crumbsTo } from '@/site/pages'
import { projetSector, type ServiceId } from '@/site/services'
import { EquipeSection, References, ServiceEnBref, useDisponibilite } from './facts'
import { ProjetVitrine } from './ProjetVitrine'

interface ServicePageProps extends Pick<ComponentProps<typeof Hero>, 'wall' | 'drawing' | 'size'> {
  service: ServiceId
  /** Copy common to all services. */
  content: {
    hero: Pick<ComponentProps<typeof Hero>, 'title' | 'lead'> & { action: string; note?: string | undefined }
    enBref: Omit<ComponentProps<typeof ServiceEnBref>, 'service'>
    /** The call in the middle of the page. */
    milieu: string
    questions: Question[]
    appel: Pick<ComponentProps<typeof Rue>, 'title' | 'accent' | 'action' | 'note'>
  }
  /** The project that the page shows, where there is one. */
  exemple: ProjetExemple | null
  /** Sections before and after the call in the middle of the page. */
  before: ReactNode
  after: ReactNode
  questionsTitle: string
  /** Wall of the call in the middle of the page. */
  milieuWall: ReactNode
  /** Roofline of the street (Rue). */
  roofline: number
}

/** Page of a service: hero, price, own sections around a call to action, an example project, questions. */
export function ServicePage(props: ServicePageProps) {
  const { service, content, exemple, before, after, questionsTitle } = props
  const { hero, enBref, milieu, questions, appel } = content
  const disponibilite = useDisponibilite()
  const contact = contactPath(service)
  return (
    <>
      <Hero
        crumbs={crumbsTo(service)}
        title={hero.title}
        lead={hero.lead}
        note={[hero.note, disponibilite].filter(Boolean).join(' ')}
        wall={props.wall}
        drawing={props.drawing}
        size={props.size ?? 'low'}
        actions={
          <ButtonLink to={contact} id={`${service}-hero-contact`}>
            {hero.action}
          </ButtonLink>
        }
      />
      <ServiceEnBref service={service} {...enBref} />
      {before}
      <MidCall
        to={contact}
        id={`${service}-milieu-contact`}
        action={hero.action}
        note={hero.note}
        wall={props.milieuWall}
      >
        {milieu}
      </MidCall>
      {after}
      {exemple && (
        <ProjetVitrine
          projet={exemple}
          composition="headline"
          id={`${service}-projet`}
          kind={projetSector(exemple)}
          link={exemple.link}
        />
      )}
      <References />
      {questions.length > 0 && (
        <Section id="questions" title={questionsTitle} kind="pairs">
          <Faq questions={questions} />
        </Section>
      )}
      <EquipeSection />
      <Rue {...appel} to={contact} id={`${service}-appel-contact`} roofline={props.roofline} />
    </>
  )
}
