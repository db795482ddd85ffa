import { Link } from 'react-router-dom'
import { Logo } from '@/components/Logo/Logo'
import { config } from '@/site/config'
import { pages } from '@/site/pages'
import classes from './BrandLink.module.css'

/** Sign and name of the brand: a link to the home page. */
export const BrandLink = ({ id }: { id: string }) => (
  <Link className={classes.brand} to={pages.accueil.path} id={id}>
    <Logo />
    {config.nom}
  </Link>
)
