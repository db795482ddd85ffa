import { defineProjet } from '../../defineProjet'

export default defineProjet({
  titre: 'Librairie Marque-Ciel',
  accroche: 'Réserver un livre en deux étapes, retrait au comptoir.',
  resume:
    'Projet fictif : une librairie met un livre de côté en deux étapes, sans rien encaisser en ligne. Le besoin imaginé, les choix et trois écrans à essayer.',
  secteur: 'Librairie de quartier',
  service: 'creation',
  date: '2026-11-20',
  demonstration: true,
  teinte: 'encre',
  question: 'Chez vous, où la vente se finit-elle ?',
  couverture: {
    fichier: 'couverture.png',
    alt: 'Accueil de Marque-Ciel : le q du nom se prolonge en ruban bleu jusqu’à une étagère de livres ; quatre ont leur prix, l’un est mis de côté.',
    altCourt: 'Accueil de la librairie : un ruban bleu ciel mène à une étagère de livres.',
    legende: 'L’accueil est l’étagère de la librairie.',
    format: 'bureau',
  },
  ecrans: [
    {
      fichier: 'page.png',
      alt: 'Double page ouverte : à gauche la couverture de « La nageuse de l’écluse 9 », à droite le résumé, le prix et la réservation en deux étapes.',
      altCourt: 'La page d’un livre, en double page : sa couverture, et deux étapes pour réserver.',
      legende: 'La page du livre : une double page, et deux étapes numérotées pour réserver.',
      format: 'bureau',
      essai: 'choisissez un jour, donnez un prénom, mettez le livre de côté.',
    },
    {
      fichier: 'mobile.png',
      alt: 'Sur téléphone, « Mis de côté. » : le livre ceint d’un bandeau rouge « Réservé pour Claire », à retirer jusqu’à samedi 19 h.',
      altCourt: 'Sur téléphone, un livre « Mis de côté. » sur l’étagère du comptoir.',
      legende: 'La confirmation montre le livre tel qu’il attend au comptoir.',
      format: 'mobile',
      essai: 'annulez la réservation, puis remettez le livre de côté.',
    },
  ],
})
