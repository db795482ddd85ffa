import { defineProjet } from '../../defineProjet'

export default defineProjet({
  titre: 'Trame, architectes',
  accroche: 'Des références rangées ville par ville.',
  resume:
    'Projet fictif : le référencement local d’une agence d’architecture, en trois écrans, dont la page de Roubaix, écrite pour cette ville et pour aucune autre.',
  secteur: 'Agence d’architecture',
  service: 'referencement',
  date: '2026-11-20',
  demonstration: true,
  teinte: 'trait',
  question: 'Dans quelle ville vous cherche-t-on ?',
  couverture: {
    fichier: 'couverture.png',
    alt: 'Accueil de Trame, architectes : au trait, un îlot de maisons en rang, la part neuve en vert ; à gauche, douze villes et leur nombre de projets.',
    altCourt: 'Accueil de Trame : un îlot dessiné au trait et la liste des villes.',
    legende: 'L’accueil : un îlot dessiné, et la liste des villes.',
    format: 'bureau',
  },
  ecrans: [
    {
      fichier: 'page.png',
      alt: 'Page Roubaix : quatre projets en élévation sur une même ligne de sol, la part neuve en vert, puis les villes voisines selon leur distance.',
      legende: 'Une page par ville : les projets sur une même ligne de sol, à la même échelle.',
      format: 'bureau',
      essai: 'visitez la Maison Filature, de la rue à l’atelier.',
    },
    {
      fichier: 'mobile.png',
      alt: 'Sur téléphone, la maison Filature à Roubaix : plan du rez-de-chaussée, de la rue à l’atelier, et à côté le programme, la surface, les matières.',
      altCourt: 'Sur téléphone, la fiche de la maison Filature et son plan.',
      legende: 'La fiche dit en mots ce que le plan dessine.',
      format: 'mobile',
      essai: 'touchez les ronds du plan pour passer d’une pièce à l’autre.',
    },
  ],
})
