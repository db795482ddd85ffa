import type { ExpertiseId } from '@/content/expertises'
import { pages, projetPath, thisSite } from '@/site/pages'

/** Page of this site with the proof of each expertise. */
export const preuves = {
  performance: `${pages.accueil.path}#mesure-titre`,
  accessibilite: pages.contact.path,
  ecoconception: projetPath(thisSite),
  interface: `${pages.creation.path}#comparer`,
  serveur: `${pages.refonte.path}#plan-de-redirection`,
  securite: `${pages.hebergement.path}#incident`,
  donnees: `${pages.confidentialite.path}#mesure-audience`,
} satisfies Record<ExpertiseId, string>
