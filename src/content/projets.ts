/** Copy of /projets. */

export const hero = {
  title: ['Des projets,', 'et leurs raisons'],
  lead: 'Un besoin, des choix, ce que l’on retire et ce que l’on apprend. Un site réel, le nôtre, avec ses chiffres. Et des démonstrations, pour montrer la méthode dans d’autres métiers.',
}

export const filtre = {
  label: 'Filtrer par service',
  tous: 'Tous les projets',
  resultat: { un: 'projet affiché', plusieurs: 'projets affichés' },
}

export const lire = 'Lire l’étude'

export const appel = {
  title: 'Et le vôtre ?',
  accent: 'Racontez-le-nous.',
  action: 'Parler de votre projet',
}
