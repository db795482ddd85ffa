import type { ExpertiseId } from '@/content/expertises'
import { pages, projetPath, thisSite } from '@/site/pages'

/** Page of this site with the proof of each expertise; without one its proof has no link. */
export const preuves: Partial<Record<ExpertiseId, string>> = {
  performance: `${pages.accueil.path}#mesure-titre`,
  accessibilite: pages.contact.path,
  ...(__SHOWS_THIS_SITE__ && { ecoconception: projetPath(thisSite) }),
  interface: `${pages.creation.path}#comparer`,
  serveur: `${pages.refonte.path}#plan-de-redirection`,
  securite: `${pages.hebergement.path}#incident`,
  donnees: `${pages.confidentialite.path}#mesure-audience`,
}
