/** Copy of the page shown at every path that does not exist. */
import type { Besoin, PageId } from '@/site/pages'
import { serviceIds } from '@/site/services'

/** In results of search and on social networks. */
export const description =
  'Cette page n’existe pas ou n’existe plus. Voici les liens les plus utiles pour retrouver votre chemin : services, projets, contact.'

/** Screen readers hear the name of the page (src/site/pages.ts) before this title. */
export const hero = {
  title: 'Il manque une brique',
  lead: 'Cette page n’existe pas ou plus : adresse mal recopiée, ou page retirée.',
}

/** Links, most useful first; `text` replaces the name of the page; `besoin` preselects the subject on the contact page. */
export const chemins: { title: string; links: { page: PageId; text?: string; besoin?: Besoin }[] } = {
  title: 'Par où reprendre',
  links: [
    { page: 'plan', text: 'Voir toutes nos pages' },
    { page: 'projets', text: 'Voir les projets' },
    ...serviceIds.map((page) => ({ page })),
    { page: 'contact', text: 'Signaler le lien cassé', besoin: 'question' },
  ],
}

/** Text of the door at the end of the page. */
export const porte = 'Revenir à l’accueil'

/** The missing brick of the street. */
export const brique = {
  poser: 'Reposer la brique',
  posee: 'En place : toute la rue s’éclaire.',
  retirer: 'La retirer',
  retiree: 'La brique est retombée.',
}
