import { Fragment } from 'react'
import { BrickList } from '@/components/LegalText/BrickList'
import { droits } from '@/content/confidentialite'
import { config } from '@/site/config'
import classes from './Droits.module.css'

/** The visitor's rights: courses of a wall's toothed edge. */
export const Droits = () => (
  <>
    <p>{droits.intro}</p>
    <div className={classes.rights}>
      <BrickList items={droits.points.map((point) => <Fragment key={point}>{point}</Fragment>)} />
    </div>
  </>
)

/** How to use the rights, and where to complain. */
export const Recours = () => (
  <>
    <p>
      {droits.demande}{' '}
      <a href={`mailto:${config.contact.email}`} id="confidentialite-droits-email">
        {config.contact.email}
      </a>
      . {droits.delai}
    </p>
    <p>{droits.mesure}</p>
    <p>
      {droits.cnil}{' '}
      <a href="https://www.cnil.fr/fr/plaintes" id="confidentialite-cnil-plainte">
        {droits.cnilLink}
      </a>
    </p>
  </>
)
