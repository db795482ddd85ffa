import { Bond } from '@/components/Bond/Bond'
import { ButtonLink } from '@/components/Button/ButtonLink'
import { Hero } from '@/components/Hero/Hero'
import { kept } from '@/components/kept'
import { Rue } from '@/components/Rue/Rue'
import { Section } from '@/components/Section/Section'
import {
  appel,
  defauts,
  description,
  hero,
  manques,
  miseAJour,
  sansAudit,
  signaler,
  verifications,
} from '@/content/accessibilite'
import { config, type SiteConfig } from '@/site/config'
import { textOfConformite } from '@/site/facts'
import { formatDate, formatNumber } from '@/site/formats'
import { contactPath, crumbsTo } from '@/site/pages'
import classes from './AccessibilitePage.module.css'
import { missing, outlines } from './missing'
import { signs } from './signs'

const contact = contactPath('question')
const { auditAccessibilite: audit } = config
const { delaiReponse } = config.contact

/** Who audited, when, and what they found. */
const textOfAudit = ({ date, auditeur, taux }: NonNullable<SiteConfig['auditAccessibilite']>) =>
  `L’audit mené par ${auditeur}, le ${formatDate(date)}, trouve ${formatNumber(taux, { maximumFractionDigits: 1 })}\u00a0% des critères du RGAA 4.1.2 respectés.`

/** A wall of bricks to lay: the audit that nobody has made. */
const ToLay = () => (
  <svg className={classes.toLay} aria-hidden="true">
    <pattern id="a-poser" width="120" height="60" patternUnits="userSpaceOnUse">
      <path d="M1 1h112v22H1zM-59 31H53v22H-59zM61 31h112v22H61z" />
    </pattern>
    <rect width="100%" height="100%" fill="url(#a-poser)" />
  </svg>
)

/** Accessibility: conformity, known faults, contact, remedies. */
export default function AccessibilitePage() {
  const count = defauts.length
  return (
    <>
      <Hero
        crumbs={crumbsTo('accessibilite')}
        title={hero.title}
        lead={hero.lead}
        wall={AccessibilitePage.wall}
        drawing={<path className={classes.gaps} d={outlines(count)} />}
        size="short"
      />
      <Section id="verifications" title={verifications.title} intro={verifications.intro}>
        <Bond
          isHouse
          points={verifications.points.map(({ title, text, essai, signe }) => ({
            title,
            sign: signs[signe],
            content: (
              <>
                <p>{text}</p>
                <p className={classes.gesture}>{essai}</p>
              </>
            ),
          }))}
        />
      </Section>
      <div className={classes.state}>
        <Section
          id="conformite"
          title={audit ? textOfConformite(audit) : sansAudit.title}
          intro={audit ? textOfAudit(audit) : sansAudit.text}
          tone="gold"
        >
          {!audit && <ToLay />}
        </Section>
        <Section
          id="defauts"
          title={manques.title[count] ?? `${count} ${manques.plusieurs}`}
          intro={
            <>
              {count > 0 ? manques.intro : manques.aucun} {manques.date}{' '}
              <time dateTime={miseAJour}>{formatDate(miseAJour)}</time>.
            </>
          }
          tone="dark"
        >
          {count === 0 ? (
            <div className={classes.whole} />
          ) : (
            <ul className={classes.faults}>
              {defauts.map(({ title, text, gene }) => (
                <li key={title}>
                  <h3>{kept(title)}</h3>
                  <p>{text}</p>
                  <p>{gene}</p>
                </li>
              ))}
            </ul>
          )}
        </Section>
      </div>
      <Section id="signaler" title={signaler.title} kind="ledger">
        <div className={classes.ways}>
          <div>
            <h3>{signaler.nous.title}</h3>
            <p>
              {signaler.nous.text}
              {delaiReponse && ` ${delaiReponse}`}.
            </p>
            <ButtonLink to={contact} id="accessibilite-signaler">
              {signaler.nous.lien}
            </ButtonLink>
          </div>
          <div>
            <h3>{signaler.recours.title}</h3>
            <p>
              {signaler.recours.text}{' '}
              <a href={signaler.recours.href} id="accessibilite-defenseur">
                {signaler.recours.lien}
              </a>
            </p>
          </div>
        </div>
      </Section>
      <Rue {...appel} to={contact} id="accessibilite-appel-contact" roofline={5} />
    </>
  )
}

AccessibilitePage.description = description
AccessibilitePage.data = { updated: miseAJour }
AccessibilitePage.wall = missing(defauts.length)
