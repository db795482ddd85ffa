import { defineProjet } from '../../defineProjet'

export default defineProjet({
  titre: 'Ce site',
  accroche: 'Rapide, sans cookie, mesuré à chaque mise en ligne.',
  resume:
    'Le site que vous lisez : des pages prêtes à l’avance, aucun cookie, des chiffres relevés à chaque mise en ligne plutôt que promis.',
  secteur: 'Agence web',
  service: 'creation',
  date: '2026-11-20',
  demonstration: false,
  teinte: 'parme',
  signes: {
    'Le nôtre devait donc se laisser mesurer, par vous, sur votre appareil.': 'maisons',
    'Des pages prêtes à l’avance.': 'page',
    'Une application quand même.': 'echange',
    'Le strict nécessaire, sans aucun cookie.': 'biscuit',
    'Une page qui se mesure devant vous.': 'balance',
  },
  question: 'Et chez vous, que faudrait-il mesurer ?',
  couverture: {
    fichier: 'couverture.png',
    alt: 'Une balance de niveau : sur un plateau la page de contact, sur téléphone ; sur l’autre des briques bleues, dorées, violettes et lilas.',
    altCourt: 'Un téléphone et une pile de briques, sur une balance de niveau.',
    legende:
      'Notre page de contact sur un téléphone, et son poids : une brique pour 4 ko. De bas en haut, page, police, scripts, images.',
    format: 'bureau',
  },
  ecrans: [
    {
      fichier: 'page.png',
      alt: 'Page « Nos expertises » : le titre et, dans le mur, sept assises de briques, de niveau.',
      legende: 'Chaque page a son mur : ici une assise par expertise, de niveau.',
      format: 'bureau',
    },
    {
      fichier: 'mobile.png',
      alt: 'Sur téléphone, l’accueil de ce site : le titre, deux boutons et la carte de mesures.',
      altCourt: 'Sur téléphone, l’accueil de ce site.',
      legende: 'L’accueil et sa carte, que remplit votre navigateur.',
      format: 'mobile',
    },
  ],
})
