/** Copy of /plan-du-site. The names of the pages are their own: src/site/pages.ts, and the title of each project. */
import { type PageId, pages } from '@/site/pages'
import { serviceIds } from '@/site/services'

/** In results of search and on social networks. */
export const description =
  'Toutes les pages du site : les quatre services, les projets un par un, l’agence et ses expertises, les informations légales.'

export const hero = {
  title: 'Plan du site',
  lead: 'Toutes nos pages dans une rue, rangées par sujet.',
}

/** Legend of the lit windows, and the words that screen readers hear after the link of each. */
export const lues = { legende: 'Une page lue, une fenêtre s’allume.', mention: '(lue)' }

/** The link to the list of projects, before them. */
export const tousLesProjets = 'Tous les projets'

/** Pages by house. Projects are listed after the page `projets`. */
const maisons: { title: string; pages: readonly PageId[] }[] = [
  { title: 'Services', pages: serviceIds },
  { title: 'Projets', pages: ['projets'] },
  { title: 'Agence', pages: ['accueil', 'agence', 'expertises', 'contact'] },
  { title: 'Informations', pages: ['plan', 'mentions', 'confidentialite', 'accessibilite'] },
]

const placed = new Set<PageId>(['introuvable', ...maisons.flatMap((maison) => maison.pages)])
const others = (Object.keys(pages) as PageId[]).filter((id) => !placed.has(id))

/** Groups of all pages; pages in no group are added to the one with the contact page. */
export const groupes = maisons.map(({ title, pages: ids }) => ({
  title,
  pages: ids.flatMap((id) => (id === 'contact' ? [...others, id] : [id])),
}))
