import { defineProjet } from '../../projet'

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
    alt: 'Accueil des Paniers de la Pévèle : le nom en grandes lettres vertes à empattements épais au-dessus d’un calendrier de douze bandes de papier coloré ; le mois d’octobre, ouvert, montre poireau, carottes, betterave, potimarron et chicon en papier découpé.',
    altCourt: 'Accueil des Paniers : douze bandes de papier, octobre ouvert sur ses légumes.',
    legende: 'L’accueil est un almanach : le mois en cours s’ouvre en grand.',
    format: 'bureau',
  },
  ecrans: [
    {
      fichier: 'page.png',
      alt: 'Choix du panier : à gauche, une carte de la Pévèle en mosaïque de champs avec onze points de retrait, Templeuve sélectionné ; à droite, le panier du jeudi 15 octobre, trois tailles et six légumes illustrés.',
      altCourt: 'La carte des points de retrait, et le panier du jeudi : trois tailles, six légumes.',
      legende: 'Le lieu, la taille et le contenu, d’un seul regard.',
      format: 'bureau',
      essai: 'choisissez un village et une taille, retirez un légume, réservez.',
      vitrine: true,
    },
    {
      fichier: 'mobile.png',
      alt: 'Sur téléphone, le jour du retrait : un collage de légumes en papier découpé, « C’est jeudi ! 17 h à 19 h », le lieu à Templeuve, le contenu du panier et le bouton « Voir le chemin ».',
      altCourt: 'Sur téléphone, « C’est jeudi ! 17 h à 19 h » et le contenu du panier.',
      legende: 'Le jour du retrait : où, quand, et le numéro de la cagette.',
      format: 'mobile',
      essai: 'demandez le chemin, ou laissez votre panier à un voisin.',
    },
  ],
})
