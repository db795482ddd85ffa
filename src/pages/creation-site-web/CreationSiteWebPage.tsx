import { exemple } from 'virtual:projets/exemple/creation'
import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { BrickWall } from '@/components/BrickWall/BrickWall'
import { Section } from '@/components/Section/Section'
import {
  appel,
  comparaison,
  compris,
  description,
  enBref,
  etapes,
  hero,
  milieu,
  publics,
  questions,
  questionsTitle,
} from '@/content/creation'
import { pages } from '@/site/pages'
import { ServicePage } from '../ServicePage'
import { bulle } from './bulle'
import { Comparison } from './Comparison'
import { Compris } from './Compris'
import classes from './CreationSiteWebPage.module.css'
import { Publics } from './Publics'
import { Stages } from './Stages'
import { rope, site } from './site'

/** Service: creation of a website. */
export default function CreationSiteWebPage() {
  return (
    <ServicePage
      service="creation"
      content={{ hero, enBref, milieu, questions, appel }}
      wall={CreationSiteWebPage.wall}
      size="normal"
      drawing={<path className={classes.rope} d={rope} />}
      milieuWall={<BrickWall composition={bulle} />}
      exemple={exemple}
      roofline={5}
      questionsTitle={questionsTitle}
      before={
        <>
          <Section id="pour-qui" title={publics.title} intro={publics.intro} kind="statement">
            <Publics points={publics.points} />
          </Section>

          <Section id="comparer" title={comparaison.title} intro={comparaison.intro} tone="tint">
            <Comparison criteria={comparaison.criteria} kinds={comparaison.kinds} />
          </Section>

          <Section id="etapes" title={etapes.title} kind="statement">
            <Stages part={etapes.part} lignes={etapes.lignes} />
          </Section>
        </>
      }
      after={
        <Section id="compris" title={compris.title} intro={compris.intro} tone="tint" kind="statement">
          <Compris points={compris.points} />
          <ArrowLink to={pages.expertises.path} id="creation-lien-expertises">
            {compris.link}
          </ArrowLink>
        </Section>
      }
    />
  )
}

CreationSiteWebPage.description = description
CreationSiteWebPage.wall = site
