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

/** The figures of this site among its projects; `figure` is a name that scripts/build/figures.ts measures. */
export const ceSite = {
  chiffres: [
    { figure: 'pages', label: 'Pages écrites à l’avance' },
    { figure: 'htmlAccueil', label: 'HTML de l’accueil' },
    { figure: 'javascript', label: 'JavaScript d’une page' },
    { figure: 'police', label: 'Police' },
    { figure: 'cookies', label: 'Cookies' },
  ],
  legende: 'Relevé dans les fichiers du site à sa dernière construction. Une brique : 4 Ko, ou une page.',
}

export const appel = {
  title: 'Et le vôtre ?',
  accent: 'Racontez-le-nous.',
  action: 'Parler de votre projet',
}
