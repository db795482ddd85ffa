import { defineProjet } from '../../defineProjet'

export default defineProjet({
  titre: 'Festival Nuits claires',
  accroche: 'Un programme pensé pour le jour où tout le monde l’ouvre.',
  resume:
    'Projet fictif : le programme d’un festival, fait de pages prêtes à l’avance pour tenir le jour de la billetterie. Le besoin, les choix, trois écrans.',
  secteur: 'Festival en plein air',
  service: 'hebergement',
  date: '2026-11-20',
  demonstration: true,
  teinte: 'aube',
  question: 'Quel jour tout le monde ouvre-t-il votre site ?',
  couverture: {
    fichier: 'couverture.png',
    alt: 'Accueil de Nuits claires : le nom géant devant deux soleils et un parc, puis les concerts des trois nuits en barres de couleur, de 20 h à 6 h.',
    altCourt: 'Accueil du festival : deux soleils sur un parc, et les concerts des trois nuits.',
    legende: 'Tout le programme tient sur le premier écran.',
    format: 'bureau',
  },
  ecrans: [
    {
      fichier: 'page.png',
      alt: 'Samedi 20 juin : dix concerts de trois scènes sur un axe vertical de 20 h à 6 h ; à gauche, « Ma nuit », la liste des concerts gardés.',
      altCourt: 'Les concerts du samedi, heure par heure, et la liste de ceux que l’on garde.',
      legende: 'La grille du samedi et, à côté, les concerts que l’on garde.',
      format: 'bureau',
      essai: 'gardez vos concerts ; la page signale ceux qui se croisent.',
      vitrine: true,
    },
    {
      fichier: 'mobile.png',
      alt: 'Sur téléphone, à 21 h 10 : les deux concerts en cours et le temps qu’il en reste, les deux suivants, et l’heure du coucher du soleil.',
      altCourt: 'Sur téléphone, à 21 h 10 : les deux concerts en cours et les deux suivants.',
      legende: 'Sur place, en plein jour, d’une main : ce qui joue, ce qui suit.',
      format: 'mobile',
      essai: 'gardez un concert ; le compte de « Ma nuit » suit.',
    },
  ],
})
