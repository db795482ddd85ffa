import { figuresPath } from '@/browser/figures'
import { ButtonLink } from '@/components/Button/ButtonLink'
import { Hero } from '@/components/Hero/Hero'
import { Rue } from '@/components/Rue/Rue'
import { Section } from '@/components/Section/Section'
import { appel, construction, description, hero, limites, protection, ressenti } from '@/content/expertises'
import { useFigures } from '@/hooks/useFigures'
import { config } from '@/site/config'
import { contactPath, crumbsTo, pages } from '@/site/pages'
import { underBase } from '@/site/paths'
import { Assises } from './Assises'
import { floors, level } from './floors'
import { Limites } from './Limites'
import { Maison } from './Maison'
import classes from './NosExpertisesPage.module.css'
import { Sommaire } from './Sommaire'

/** Expertises, each with a proof. */
export default function NosExpertisesPage() {
  const [ref, figure] = useFigures(underBase(figuresPath(pages.expertises.path), config.basePath))
  return (
    <>
      <Hero
        crumbs={crumbsTo('expertises')}
        title={[
          hero.title,
          <em key="accent" className={classes.accent}>
            {hero.accent}
          </em>,
        ]}
        lead={hero.lead}
        wall={NosExpertisesPage.wall}
        drawing={Object.entries(level).map(([layer, path]) => <path key={layer} className={classes[layer]} d={path} />)}
        actions={
          <ButtonLink to={contactPath('question')} id="expertises-hero-contact">
            {hero.action}
          </ButtonLink>
        }
      />

      <Sommaire ref={ref} groupes={[ressenti, construction, protection]} />

      <Maison>
        <Section id="ressenti" title={ressenti.title} intro={ressenti.intro}>
          <Assises expertises={ressenti.expertises} figure={figure} />
        </Section>

        <Section id="construction" title={construction.title} intro={construction.intro} tone="tint">
          <Assises expertises={construction.expertises} figure={figure} before={ressenti.expertises.length} />
        </Section>

        <Section id="protection" title={protection.title} intro={protection.intro} tone="dark">
          <Assises
            expertises={protection.expertises}
            figure={figure}
            before={ressenti.expertises.length + construction.expertises.length}
          />
        </Section>
      </Maison>

      <Section id="limites" title={limites.title} tone="gold" kind="ledger">
        <Limites text={limites.text} link={limites.link} />
      </Section>

      <Rue {...appel} to={contactPath('question')} id="expertises-appel-contact" roofline={2} />
    </>
  )
}

NosExpertisesPage.description = description
NosExpertisesPage.wall = floors
