/** Copy of /plan-du-site. The names of the pages are their own: src/site/pages.ts, and the title of each project. */
import type { PageId } from '@/site/pages'
import { serviceIds } from '@/site/services'

/** In results of search and on social networks. */
export const description =
  'Toutes les pages du site : les quatre services, les projets un par un, l’agence et ses expertises, les informations légales.'

export const hero = {
  title: 'Plan du site',
  lead: 'Toutes nos pages tiennent ici sur une seule, pour qui préfère une carte à un menu.',
}

/** Every page but this one; the projects come after theirs, one by one. */
export const groupes: { title: string; pages: readonly PageId[] }[] = [
  { title: 'Services', pages: serviceIds },
  { title: 'Projets', pages: ['projets'] },
  { title: 'Agence', pages: ['accueil', 'agence', 'expertises', 'contact'] },
  { title: 'Informations', pages: ['mentions', 'confidentialite'] },
]

/** The door at the end of the page. */
export const porte = 'Parler de mon projet'
