import { exemple } from 'virtual:projets/exemple/hebergement'
import { Section } from '@/components/Section/Section'
import {
  appel,
  description,
  enBref,
  entretien,
  hero,
  milieu,
  questions,
  questionsTitle,
  recit,
  sauvegardes,
  surveillance,
} from '@/content/hebergement'
import { ServicePage } from '../ServicePage'
import { BackupRule } from './BackupRule'
import { DayWall } from './DayWall'
import { IncidentTimeline } from './IncidentTimeline'
import { Upkeep } from './Upkeep'
import { WatchRhythm } from './WatchRhythm'
import { watch } from './watch'

/** Service: hosting and maintenance. */
export default function HebergementWebPage() {
  return (
    <ServicePage
      service="hebergement"
      content={{ hero, enBref, milieu, questions, appel }}
      wall={HebergementWebPage.wall}
      size="normal"
      milieuWall={<DayWall />}
      exemple={exemple}
      roofline={6}
      questionsTitle={questionsTitle}
      before={
        <>
          <Section id="surveillance" title={surveillance.title} intro={surveillance.intro} kind="statement">
            <WatchRhythm echelle={surveillance.echelle} rythmes={surveillance.rythmes} />
          </Section>

          <Section id="entretien" title={entretien.title}>
            <Upkeep listes={entretien.listes} />
          </Section>

          <Section id="incident" title={recit.title} intro={recit.intro} tone="dark">
            <IncidentTimeline {...recit} />
          </Section>
        </>
      }
      after={
        <Section id="sauvegardes" title={sauvegardes.title} intro={sauvegardes.intro} tone="gold" kind="statement">
          <BackupRule regle={sauvegardes.regle} essai={sauvegardes.essai} />
        </Section>
      }
    />
  )
}

HebergementWebPage.description = description
HebergementWebPage.wall = watch
