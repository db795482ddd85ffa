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
    alt: 'Deux pages de ce site, côte à côte : sur ordinateur l’accueil et son mur ; sur téléphone la page de contact et sa porte dorée.',
    altCourt: 'Ce site sur ordinateur, un mur de briques, et sur téléphone, une porte.',
    legende: 'L’accueil sur un ordinateur, la page de contact sur un téléphone.',
    format: 'bureau',
  },
  ecrans: [
    {
      fichier: 'page.png',
      alt: 'Page de l’hébergement : le titre et, dans le mur, un phare de briques dont la lumière est dorée.',
      altCourt: 'La page de l’hébergement : un phare de briques.',
      legende: 'Chaque page a son mur : ici un phare, celui de l’hébergement.',
      format: 'bureau',
      vitrine: true,
    },
    {
      fichier: 'mobile.png',
      alt: 'Sur téléphone, la page de l’hébergement : le titre, un bouton et le phare de briques.',
      altCourt: 'Sur téléphone, l’hébergement : un phare de briques.',
      legende: 'Chaque page a son mur : ici le phare de l’hébergement.',
      format: 'mobile',
    },
  ],
})
