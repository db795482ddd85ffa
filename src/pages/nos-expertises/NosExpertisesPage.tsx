import { courses } from '@/components/BrickWall/compositions/courses'
import { ButtonLink } from '@/components/Button/ButtonLink'
import { Hero } from '@/components/Hero/Hero'
import { Rue } from '@/components/Rue/Rue'
import { Section } from '@/components/Section/Section'
import { appel, construction, hero, limites, protection, ressenti } from '@/content/expertises'
import { crumbsTo, pages } from '@/site/pages'
import { Assises } from './Assises'
import { FaceAFace } from './FaceAFace'
import { Limites } from './Limites'
import classes from './NosExpertisesPage.module.css'
import { Sommaire } from './Sommaire'

export default function NosExpertisesPage() {
  return (
    <>
      <Hero
        crumbs={crumbsTo('expertises')}
        title={[hero.title, <em key="accent">{hero.accent}</em>]}
        lead={hero.lead}
        wall={courses}
        actions={
          <ButtonLink to={pages.contact.path} id="expertises-hero-contact">
            {hero.action}
          </ButtonLink>
        }
      />

      <Sommaire groupes={[ressenti, construction, protection]} />

      <Section id="ressenti" title={<span className={classes.group}>{ressenti.title}</span>} intro={ressenti.intro}>
        <Assises expertises={ressenti.expertises} />
      </Section>

      <Section
        id="construction"
        title={<span className={classes.group}>{construction.title}</span>}
        intro={construction.intro}
        tone="dark"
      >
        <FaceAFace expertises={construction.expertises} />
      </Section>

      <Section
        id="protection"
        title={<span className={classes.group}>{protection.title}</span>}
        intro={protection.intro}
        tone="tint"
      >
        <Assises expertises={protection.expertises} />
      </Section>

      <Section id="limites" title={limites.title}>
        <Limites text={limites.text} lien={limites.lien} />
      </Section>

      <Rue {...appel} to={pages.contact.path} id="expertises-appel-contact" roofline={2} />
    </>
  )
}
