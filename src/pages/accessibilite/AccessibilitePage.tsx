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
import { Bond } from './Bond'
import { layers, missing } from './ramp'
import { signs } from './signs'
import { Verifications } from './Verifications'

const contact = contactPath('question')
const { auditAccessibilite: audit } = config
const { delaiReponse } = config.contact

/** Who audited, when, and what they found. */
const textOfAudit = ({ date, auditeur, taux }: NonNullable<SiteConfig['auditAccessibilite']>) =>
  `L’audit mené par ${auditeur}, le ${formatDate(date)}, trouve ${formatNumber(taux, { maximumFractionDigits: 1 })}\u00a0% des critères du RGAA 4.1.2 respectés.`

/** Five courses of bricks to lay, six bricks long: the audit that nobody has made. */
const ToLay = () => (
  <div className={classes.toLay}>
    {[...Array(32).keys()].map((brick) => (
      <i key={brick} />
    ))}
  </div>
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
        drawing={Object.entries(layers(count)).map(
          ([layer, path]) => path && <path key={layer} className={classes[layer]} d={path} />,
        )}
        size="short"
      />
      <Section id="verifications" title={verifications.title} intro={verifications.intro}>
        <Verifications points={verifications.points} />
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
      <Section id="signaler" title={signaler.title} tone="dawn" kind="statement">
        <Bond
          points={[
            {
              title: signaler.nous.title,
              sign: signs.lettre,
              content: (
                <>
                  <p>
                    {signaler.nous.text}
                    {delaiReponse && ` ${delaiReponse}`}.
                  </p>
                  <p className={classes.action}>
                    <ButtonLink to={contact} id="accessibilite-signaler">
                      {signaler.nous.link}
                    </ButtonLink>
                  </p>
                </>
              ),
            },
            {
              title: signaler.recours.title,
              sign: signs.balance,
              content: (
                <p>
                  {signaler.recours.text}{' '}
                  <a href={signaler.recours.href} id="accessibilite-defenseur">
                    {signaler.recours.link}
                  </a>
                </p>
              ),
            },
          ]}
        />
      </Section>
      <Rue {...appel} to={contact} id="accessibilite-appel-contact" roofline={5} />
    </>
  )
}

AccessibilitePage.description = description
AccessibilitePage.data = { updated: miseAJour }
AccessibilitePage.wall = missing(defauts.length)
