import { useMeasurementState } from '@/hooks/useMeasurementState'
import { config } from '@/site/config'
import { textsOfHoraires } from '@/site/facts'
import { formatTelephone } from '@/site/formats'
import { footerGroups, measureAgain, measureImposed, type NavigationItem } from '@/site/navigation'
import { BrandLink } from './BrandLink'
import classes from './Footer.module.css'
import { NavigationLink } from './NavigationLink'
import { PageWeight } from './PageWeight'

const { signature, contact, reseaux, avis } = config

/** Every page of the site, the ways to reach the agency, and the choice not to be measured. */
export function Footer({ path }: { path: string }) {
  const state = useMeasurementState()
  const label = { refused: measureAgain, imposed: measureImposed, measured: undefined, unknown: undefined }[state]
  const withMeasureLabel = (item: NavigationItem) => (item.name === 'mesure' && label ? { ...item, label } : item)
  return (
    <footer className={`container ${classes.footer}`} data-tone="dark">
      {path && <PageWeight key={path} />}
      <div className={classes.identity}>
        <BrandLink id="pied-accueil" />
        <p>{signature}</p>
        <address className={classes.contact}>
          {contact.adresse && <p>{`${contact.adresse.rue}, ${contact.adresse.codePostal} ${contact.adresse.ville}`}</p>}
          <a id="pied-email" href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
          {contact.telephone && (
            <a id="pied-telephone" href={formatTelephone(contact.telephone).href}>
              {formatTelephone(contact.telephone).text}
            </a>
          )}
          {textsOfHoraires(contact.horaires).map((text) => (
            <p key={text}>{text}</p>
          ))}
          {contact.rendezVous && (
            <a id="pied-rendez-vous" href={contact.rendezVous}>
              Prendre rendez-vous
            </a>
          )}
        </address>
        {reseaux.map(({ nom: reseau, url }) => (
          <a key={reseau} href={url} rel="me" id={`pied-${reseau.toLowerCase().replace(/[^a-z\d]+/g, '-')}`}>
            {reseau}
          </a>
        ))}
        {avis && (
          <a href={avis.url} id="pied-avis">
            Nos avis sur {avis.source}
          </a>
        )}
      </div>
      {footerGroups.map(({ title, items }) => (
        <nav key={title} aria-label={title}>
          <h2 className={classes.title}>{title}</h2>
          <ul className={classes.list}>
            {items.map(withMeasureLabel).map((item) => (
              <li key={item.label}>
                <NavigationLink item={item} zone="pied" path={path} />
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </footer>
  )
}
