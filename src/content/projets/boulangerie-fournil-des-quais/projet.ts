import { defineProjet } from '../../defineProjet'

export default defineProjet({
  titre: 'Le Fournil des Quais',
  accroche: 'La fournée du jour à l’heure près, les commandes du week-end.',
  resume:
    'Projet fictif : refonte d’un site de boulangerie, avec la fournée du jour, lisible depuis la rue, et la commande du week-end. Besoin, choix, écrans.',
  secteur: 'Boulangerie artisanale',
  service: 'refonte',
  date: '2026-11-20',
  demonstration: true,
  teinte: 'braise',
  question: 'Que vous demande-t-on dix fois par jour ?',
  couverture: {
    fichier: 'couverture.png',
    alt: 'Accueil du Fournil des Quais, en affiche : « Le seigle sort à 10 h 30 », une grande miche en soleil levant, et les six fournées du jour.',
    altCourt: 'Accueil du Fournil des Quais : « Le seigle sort à 10 h 30 », une miche en soleil levant.',
    legende: 'Le titre de l’accueil donne l’heure de la fournée.',
    format: 'bureau',
  },
  ecrans: [
    {
      fichier: 'page.png',
      alt: 'Huit pains et pâtisseries dessinés sur un damier de quatre couleurs ; à droite, un ticket de caisse avec le total et l’heure de retrait.',
      legende: 'La commande du week-end : un damier de produits, et leur ticket de caisse à côté.',
      format: 'bureau',
      essai: 'ajoutez un pain, le ticket fait le compte ; choisissez l’heure, commandez.',
    },
    {
      fichier: 'mobile.png',
      alt: 'Sur téléphone, « Encore chaude » à 16 h 42 : deux baguettes en grand, puis tradition chaude, deux cramiques, croissants épuisés.',
      altCourt: 'Sur téléphone, « Encore chaude » à 16 h 42 et ce qui reste en boutique.',
      legende: 'Pour qui passe dans la rue : ce qui est chaud, ce qui reste.',
      format: 'mobile',
      essai: 'mettez deux baguettes de côté, pour l’heure où vous passez.',
    },
  ],
})
