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
  question: 'Et chez vous, que faudrait-il mesurer ?',
  couverture: {
    fichier: 'couverture.png',
    alt: 'Accueil de ce site : « Un site que vos clients trouvent et utilisent » sur un mur de briques sombre, et une carte blanche de mesures.',
    altCourt: 'Accueil de ce site : son titre sur un mur de briques, et la carte de mesures.',
    legende: 'L’accueil, et la carte mesurée par le navigateur du visiteur.',
    format: 'bureau',
  },
  ecrans: [
    {
      fichier: 'page.png',
      alt: 'Tableau de la page de création : site vitrine, catalogue et outil sur mesure, comparés critère par critère.',
      legende: 'La page de création compare trois sortes de sites, limites comprises.',
      format: 'bureau',
    },
    {
      fichier: 'mobile.png',
      alt: 'Sur téléphone, l’accueil de ce site : le titre, deux boutons et la carte de mesures.',
      altCourt: 'Sur téléphone, l’accueil de ce site.',
      legende: 'L’accueil sur téléphone, la largeur par laquelle il a été conçu.',
      format: 'mobile',
    },
  ],
})
