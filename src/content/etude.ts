/** Copy around the study of a project, the same on every project's page. */
import type { ServiceId } from '@/site/services'

export const demonstration = {
  label: 'Projet de démonstration',
  texte:
    'L’organisation est fictive, son besoin aussi. Le site n’a jamais eu de client : vous voyez des écrans faits pour l’exemple. Ils montrent une méthode et des choix, pas des résultats.',
}

export const fiche = {
  client: 'Client',
  url: 'Adresse du site',
  duree: 'Durée',
  secteur: 'Secteur',
  service: 'Service',
  date: 'Publié le',
  suivant: 'Projet suivant',
  ecrans: 'Les écrans',
}

/** Headings of the results, which only a real project shows, after its study. */
export const resultats = { title: 'Ce que le site a changé', source: 'Source' }

/** Link from a project to the page of its service. */
export const links: Record<ServiceId, string> = {
  creation: 'Comment nous créons un site',
  refonte: 'Comment nous refaisons un site',
  hebergement: 'Comment nous hébergeons un site',
  referencement: 'Comment nous faisons trouver un site',
}

/** Rows of the measured table of « Ce site »; `figure` is a name that scripts/build/figures.ts measures. */
export const chiffres = {
  titre: 'Mesuré dans les fichiers du site, compressés comme ils sont transmis.',
  lignes: [
    { figure: 'javascript', label: 'Les scripts d’une page, au plus' },
    { figure: 'police', label: 'La police de caractères, gras compris' },
    { figure: 'htmlAccueil', label: 'Le texte, la structure et les styles de l’accueil' },
    { figure: 'fichiers', label: 'Les fichiers d’une page, au plus' },
    { figure: 'poidsMax', label: 'La page la plus lourde, sur le plus grand écran' },
  ],
}

/** Beside the brick above the ceiling of the pages, and under the drawing; « {name} » is a figure of the build. */
export const plafond = {
  trop: 'de trop',
  legende:
    'Nos {pages} pages sur un téléphone, celle-ci en or : de {pageMin} à {pageMax}, pour un plafond conseillé de {plafond}. La brique de trop reste dehors.',
}

/** Beside the closing question of the project. */
export const appel = {
  accent: 'Parlons-en.',
  action: 'Parler de mon projet',
}

/** Around a screen that can be tried. */
export const cadre = {
  debut: 'Essayer cet écran',
  debutTelephone: 'Essayer',
  leTelephone: ' l’écran de téléphone',
  fin: 'Revenir à l’image',
  demonstration: 'Démonstration :',
  rienEnvoye: ' rien n’est envoyé.',
  fictif: ', démonstration',
  telephone: 'Sur téléphone',
  aEssayer: 'À essayer :',
}
