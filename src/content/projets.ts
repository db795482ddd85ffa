/** Copy of /projets. */
import { config } from '@/site/config'

/** In results of search and on social networks. */
export const description =
  'Un site réel, le nôtre, mesuré à chaque mise en ligne, et des démonstrations sur des organisations fictives : besoin, choix, écrans.'

export const hero = {
  title: ['Des projets', 'et leurs raisons'],
  lead: `Parmi ces réalisations, une seule est réelle : notre propre site. Les autres sont des démonstrations sur des organisations fictives : un besoin imaginé, des choix expliqués, des écrans à essayer.${
    config.references.length > 0 ? '' : ' Pas encore de client à citer : la page de l’agence dit sur quoi nous juger.'
  }`,
}

export const filtre = {
  label: 'Filtrer par service',
  tous: 'Tous les projets',
  resultat: { un: 'projet affiché', plusieurs: 'projets affichés' },
}

export const appel = {
  title: 'Et le vôtre ?',
  accent: 'Racontez-le-nous.',
  action: 'Parler de mon projet',
}
