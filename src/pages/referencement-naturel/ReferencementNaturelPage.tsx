import { exemple } from 'virtual:projets/exemple/referencement'
import { BrickWall } from '@/components/BrickWall/BrickWall'
import { Section } from '@/components/Section/Section'
import {
  apercu,
  appel,
  contenus,
  description,
  enBref,
  hero,
  milieu,
  passages,
  promesses,
  questions,
  questionsTitle,
  technique,
} from '@/content/referencement'
import { ServicePage } from '../ServicePage'
import { Apercu } from './Apercu'
import { Controles } from './Controles'
import { funnel } from './funnel'
import { Loupe } from './Loupe'
import { lens } from './lens'
import { Passages } from './Passages'
import { Promesses } from './Promesses'
import { Recherches } from './Recherches'

/** Service: search engine optimisation. */
export default function ReferencementNaturelPage() {
  return (
    <ServicePage
      service="referencement"
      content={{ hero, enBref, milieu, questions, appel }}
      wall={ReferencementNaturelPage.wall}
      drawing={<Loupe />}
      milieuWall={<BrickWall composition={funnel} />}
      exemple={exemple}
      roofline={4}
      questionsTitle={questionsTitle}
      before={
        <>
          <Section id="passages" title={passages.title} intro={passages.intro} kind="statement">
            <Passages etapes={passages.etapes} perteTitre={passages.perteTitre} />
          </Section>

          <Section id="technique" title={technique.title} intro={technique.intro}>
            <Controles controles={technique.controles} />
          </Section>

          <Section id="apercu" title={apercu.title} tone="dark" kind="statement">
            <Apercu />
          </Section>
        </>
      }
      after={
        <>
          <Section id="promesses" title={promesses.title} intro={promesses.intro} tone="gold" kind="statement">
            <Promesses phrases={promesses.phrases} contrat={promesses.contrat} source={promesses.source} />
          </Section>

          <Section id="contenus" title={contenus.title} intro={contenus.intro}>
            <Recherches {...contenus} />
          </Section>
        </>
      }
    />
  )
}

ReferencementNaturelPage.description = description
ReferencementNaturelPage.wall = lens
