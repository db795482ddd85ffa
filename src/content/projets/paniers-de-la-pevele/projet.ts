import { defineProjet } from '../../defineProjet'

export default defineProjet({
  titre: 'Les Paniers de la Pévèle',
  accroche: 'Le panier de la semaine, le lieu et la taille sur un seul écran.',
  resume:
    'Projet fictif : refonte du site d’une coopérative de maraîchers. Le lieu, la taille et le contenu du panier sur un seul écran. Besoin, choix, écrans.',
  secteur: 'Coopérative de maraîchers',
  service: 'refonte',
  date: '2026-11-20',
  demonstration: true,
  teinte: 'potager',
  question: 'Que pourrait-on retirer de votre site ?',
  couverture: {
    fichier: 'couverture.png',
    alt: 'Accueil des Paniers de la Pévèle : douze bandes de papier coloré, une par mois ; octobre, ouvert, montre cinq légumes en papier découpé.',
    altCourt: 'Accueil des Paniers : douze bandes de papier, octobre ouvert sur ses légumes.',
    legende: 'L’accueil est un almanach : le mois en cours s’ouvre en grand.',
    format: 'bureau',
  },
  ecrans: [
    {
      fichier: 'page.png',
      alt: 'À gauche, une carte de la Pévèle en mosaïque de champs, Templeuve choisi ; à droite, le panier du 15 octobre, trois tailles et six légumes.',
      altCourt: 'La carte des points de retrait, et le panier du jeudi : trois tailles, six légumes.',
      legende: 'Le lieu, la taille et le contenu, d’un seul regard.',
      format: 'bureau',
      essai: 'choisissez un village et une taille, retirez un légume, réservez.',
      vitrine: true,
    },
    {
      fichier: 'mobile.png',
      alt: 'Sur téléphone, des légumes en papier découpé, puis « C’est jeudi ! 17 h à 19 h », le lieu, le contenu du panier et « Voir le chemin ».',
      altCourt: 'Sur téléphone, « C’est jeudi ! 17 h à 19 h » et le contenu du panier.',
      legende: 'Le jour du retrait : où, quand, et le numéro de la cagette.',
      format: 'mobile',
      essai: 'demandez le chemin, ou laissez votre panier à un voisin.',
    },
  ],
})
