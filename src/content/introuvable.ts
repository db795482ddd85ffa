/** Copy of the page shown at every address that does not exist. */

export const hero = {
  title: 'Il manque une brique',
  lead: 'Aucune page ne se trouve à cette adresse. Elle a peut-être été mal recopiée, ou la page a été retirée. Le reste du mur tient debout, et voici par où passer.',
}

/** The four ways on, most useful first. */
export const chemins = {
  title: 'Par où reprendre',
  links: {
    accueil: {
      title: 'Revenir à l’accueil',
      text: 'Ce que nous faisons, pour qui, et comment, en une page.',
    },
    creation: {
      title: 'Faire créer un site',
      text: 'Les trois sortes de sites comparées, les étapes, et votre part dans chacune.',
    },
    projets: {
      title: 'Voir les projets',
      text: 'Un site réel, mesuré, et des démonstrations signalées comme telles.',
    },
    contact: {
      title: 'Signaler le lien cassé',
      text: 'Si c’est un lien de notre site qui vous a mené ici, c’est à nous de le réparer.',
    },
  },
}
