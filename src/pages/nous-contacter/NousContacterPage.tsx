import { Link } from 'react-router-dom'
import { Hero } from '@/components/Hero/Hero'
import { kept } from '@/components/kept'
import { Rue } from '@/components/Rue/Rue'
import { appel, description, directement, hero, suite } from '@/content/contact'
import { equipe as equipeWords } from '@/content/facts'
import { config } from '@/site/config'
import { textsOfHoraires } from '@/site/facts'
import { formatTelephone } from '@/site/formats'
import { crumbsTo } from '@/site/pages'
import { premierEchange } from '@/site/premierEchange'
import { ContactForm } from './ContactForm'
import { door, leaf } from './door'
import classes from './NousContacterPage.module.css'

const { email, telephone, adresse, delaiReponse, horaires, rendezVous } = config.contact

/** The first screen gives the e-mail: the ways to reach the agency are a part of their own where there are others. */
const hasOtherWays = [telephone, adresse, rendezVous, ...horaires, ...config.equipe].some(Boolean)

const promises = { delaiReponse: delaiReponse && `Réponse ${delaiReponse}.`, premierEchange }
const stages = suite.etapes.map(({ title, text, link, promesse }, index) => ({
  title,
  text: (
    <>
      {[text, promesse && promises[promesse]].filter(Boolean).join(' ')}
      {link && (
        <>
          {' '}
          <Link to={link.to} id={`contact-etape-${index + 1}`}>
            {link.text}
          </Link>
        </>
      )}
    </>
  ),
}))

/** Contact: form, ways to reach the agency, next steps. */
export default function NousContacterPage() {
  return (
    <>
      <Hero
        crumbs={crumbsTo('contact')}
        title={hero.title}
        lead={hero.lead}
        note={
          <>
            {hero.email}{' '}
            <a id="contact-accroche-email" href={`mailto:${email}`} className={classes.mail}>
              {email}
            </a>
          </>
        }
        wall={NousContacterPage.wall}
        drawing={Object.entries(leaf).map(([layer, path]) => <path key={layer} className={classes[layer]} d={path} />)}
        size="short"
      />
      <div className={classes.wall}>
        <section className={`container ${classes.form}`} aria-labelledby="formulaire-titre">
          <h2 id="formulaire-titre">Écrivez-nous</h2>
          <ContactForm />
        </section>
      </div>
      {hasOtherWays && (
        <div className={classes.direct}>
          <section className="container" aria-labelledby="directement-titre">
            <h2 id="directement-titre">{directement.title}</h2>
            <address>
              <dl className={classes.ways}>
                <div>
                  <dt>{directement.email}</dt>
                  <dd>
                    <a id="contact-direct-email" href={`mailto:${email}`}>
                      {email}
                    </a>
                  </dd>
                </div>
                {telephone && (
                  <div>
                    <dt>{directement.telephone}</dt>
                    <dd>
                      <a id="contact-direct-telephone" href={formatTelephone(telephone).href}>
                        {formatTelephone(telephone).text}
                      </a>
                    </dd>
                  </div>
                )}
                {adresse && (
                  <div>
                    <dt>{directement.adresse}</dt>
                    <dd>
                      {adresse.rue}, {adresse.codePostal} {adresse.ville}
                    </dd>
                  </div>
                )}
                {horaires.length > 0 && (
                  <div>
                    <dt>{directement.horaires}</dt>
                    {textsOfHoraires(horaires).map((text) => (
                      <dd key={text}>{text}</dd>
                    ))}
                  </div>
                )}
              </dl>
            </address>
            {rendezVous && (
              <p className={classes.ways}>
                <a href={rendezVous} id="contact-rendez-vous">
                  {directement.rendezVous}
                </a>
              </p>
            )}
          </section>
          {config.equipe.length > 0 && (
            <section className="container" aria-labelledby="equipe-titre">
              <h2 id="equipe-titre">{equipeWords.contact}</h2>
              <dl className={classes.ways}>
                {config.equipe.map(({ prenom, nom, role }) => (
                  <div key={prenom + nom}>
                    <dt>{role}</dt>
                    <dd>
                      {prenom} {nom}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
        </div>
      )}
      <section className={`container ${classes.suite}`} aria-labelledby="suite-titre">
        <h2 id="suite-titre">{suite.title}</h2>
        <ol className={classes.stages}>
          {stages.map(({ title, text }) => (
            <li key={title}>
              <h3>{kept(title)}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <Rue {...appel} to="#formulaire-titre" id="contact-porte-formulaire" roofline={5} />
    </>
  )
}

NousContacterPage.description = description
NousContacterPage.wall = door
