/** Copy of /nos-expertises. */
import { config } from '@/site/config'
import type { EnTete } from './types'

/** In results of search and on social networks. */
export const description =
  'Nos sept expertises web : performance, accessibilité, écoconception, front-end, back-end, sécurité, données. Et de quoi vérifier ce que nous en disons.'

export const hero = {
  title: 'Sept expertises,',
  accent: 'et de quoi en juger',
  lead: 'Rapide, accessible, sécurisé : toutes les agences l’écrivent. Cinq de nos expertises se vérifient sur ce site, sans nous. Les deux autres, serveur et sécurité, ont un exemple inventé.',
  action: 'Poser ma question',
}

/**
 * Fragment of each expertise: part of public URLs. Its drawing is in src/pages/nos-expertises/Image.tsx, the page of its proof in
 * preuves.ts.
 */
export type ExpertiseId =
  | 'performance'
  | 'accessibilite'
  | 'ecoconception'
  | 'interface'
  | 'serveur'
  | 'securite'
  | 'donnees'

export interface Expertise {
  id: ExpertiseId
  title: string
  /** The client's question, in their words. */
  question: string
  /** Effect on the client. */
  effet: string
  /** Our answer to it. */
  geste: string
  /** Figure of the build that proves it, large: its name. */
  mesure?: string
  /** Under its picture. « {name} » is a figure of the build (scripts/build/figures.ts). */
  legende: string
  /** A check for the reader, or an invented example, and the link to it. */
  preuve: { text: string; link: string; isInvented?: true }
  /** Who must, by law, who need not, and the official explanation. */
  loi?: { text: string; link: string; href: string }
}

/** In the drawings: two keys, two screens, a redirection, and the files of a page in the order in which they come. */
export const mots = {
  tab: 'Tab',
  entree: 'Entrée',
  ordinateur: 'Ordinateur',
  telephone: 'Téléphone',
  avant: 'Avant',
  apres: 'Après',
  voitures: ['Page', 'Police', 'Scripts', 'Images'],
}

export const sommaire = 'Les sept expertises'
export const preuveTitres = { aVerifier: 'À vérifier', exemple: 'Exemple inventé' }

export type Groupe = EnTete & { expertises: Expertise[] }

export const ressenti: Groupe = {
  title: 'Pour vos visiteurs',
  intro: 'Votre client est dehors, une main prise, et son forfait presque épuisé.',
  expertises: [
    {
      id: 'performance',
      title: 'Performance',
      question: 'Mes visiteurs attendent-ils ?',
      effet: 'Un client ouvre votre page dans le métro. Si elle tarde, il revient aux résultats et en ouvre une autre.',
      geste:
        'Chaque page a un poids conseillé sur téléphone, fixé avant de la dessiner. Une page qui le dépasse de 15 % échoue à nos contrôles.',
      legende: 'La page arrive en tête et se lit déjà. Le reste suit.',
      preuve: {
        text: 'Notre page d’accueil se mesure dans votre navigateur : les chiffres sont ceux de votre appareil.',
        link: 'Mesurer notre page d’accueil chez vous',
      },
    },
    {
      id: 'accessibilite',
      title: 'Accessibilité',
      question: 'Qui mon site laisse-t-il de côté ?',
      effet:
        'Un site utilisable au clavier, à l’oreille ou en grands caractères sert les personnes handicapées, et celles dont l’écran est au soleil.',
      geste:
        'Un programme contrôle, de page en page, clavier, contrastes et texte agrandi à 200 %. Puis nous essayons nous-mêmes, au clavier.',
      legende: 'Un clavier suffit : Tab avance, Entrée suit le lien.',
      preuve: {
        text: 'Lâchez la souris et appuyez sur Tab : l’endroit où vous êtes reste visible, du premier lien au dernier bouton.',
        link: 'Remplir notre formulaire sans souris',
      },
      loi: {
        text: 'Depuis le 28 juin 2025, la loi impose l’accessibilité aux sites qui vendent ou font réserver en ligne aux particuliers (C. conso., art. L. 412-13), sauf à ceux des entreprises de moins de dix personnes dont le chiffre d’affaires ou le bilan ne dépasse pas deux millions d’euros.',
        link: 'Lire la fiche de la DGCCRF',
        href: 'https://www.economie.gouv.fr/dgccrf/les-fiches-pratiques-et-les-faq/professionnels-vos-produits-et-services-doivent-etre',
      },
    },
    {
      id: 'ecoconception',
      title: 'Écoconception',
      question: 'Que consomme une visite ?',
      effet:
        'Le téléphone de votre client a six ans : une page légère s’y ouvre encore. Elle use aussi moins de batterie et de forfait.',
      geste:
        'Avant d’ajouter une image ou un script, nous cherchons lequel retirer. Plutôt que de parler de « site vert », nous disons combien il pèse.',
      mesure: 'pageMax',
      legende:
        'La plus lourde de nos {pages} pages sur un téléphone. La plus légère : {pageMin}. 10 ko par brique ; en or, celle-ci.',
      preuve: {
        text: 'Le poids de ce site est relevé et publié à chaque mise en ligne.',
        link: 'Lire les mesures de ce site',
      },
    },
  ],
}

export const construction: Groupe = {
  title: 'Devant et derrière l’écran',
  intro: 'Si un message se perd entre les deux, vous n’appelez qu’une personne.',
  expertises: [
    {
      id: 'interface',
      title: 'Interface',
      question: 'Le site marchera-t-il partout ?',
      effet:
        'Votre client commence sur son téléphone et finit sur l’ordinateur du bureau. La partie visible, ou front-end, s’adapte aux deux.',
      geste: 'Nous écrivons des pages que le navigateur comprend seul : même si un script échoue, la page se lit.',
      legende: 'Six briques sur un grand écran, les six sur un petit.',
      preuve: {
        text: 'Rétrécissez la fenêtre : notre tableau des trois sortes de sites se replie sans rien perdre.',
        link: 'Comparer trois sortes de sites',
      },
    },
    {
      id: 'serveur',
      title: 'Serveur',
      question: 'Que se passe-t-il derrière ?',
      effet:
        'Un lien change, un message vous parvient, une commande s’enregistre : c’est le back-end. Vos clients n’en voient rien, jusqu’au jour où il casse.',
      geste: 'Vous nous dites ce que le site doit faire. Des tests le revérifient à chaque modification.',
      legende: 'Chaque ancienne adresse mène à une page.',
      preuve: {
        isInvented: true,
        text: 'Quand un site est refait, chaque ancienne adresse reçoit sa règle : voyez-le sur un exemple imaginaire.',
        link: 'Suivre un plan de redirection',
      },
    },
  ],
}

export const protection: Groupe = {
  title: 'Vos accès et vos données',
  intro:
    'Un mot de passe dicté au téléphone, l’accès d’un stagiaire parti en juin : c’est souvent par là que l’on entre.',
  expertises: [
    {
      id: 'securite',
      title: 'Sécurité',
      question: 'Et si quelqu’un entre ?',
      effet:
        'Un lundi matin, votre site vend des montres et Google prévient vos clients de ne pas l’ouvrir. Pour en réduire le risque : peu de portes, et une marche à suivre si l’une cède.',
      geste:
        'Nous mettons à jour, nous retirons les accès inutiles et nous restaurons des sauvegardes, pour les vérifier.',
      legende: 'Quatre ouvertures murées, une seule porte.',
      preuve: {
        isInvented: true,
        text: 'Nous racontons un incident imaginaire, de la première alerte au compte rendu.',
        link: 'Lire un incident heure par heure',
      },
    },
    {
      id: 'donnees',
      title: 'Données',
      question: 'Que savez-vous de mes clients ?',
      effet:
        'Le moins possible : une donnée que l’on ne collecte pas n’est ni à protéger, ni à effacer. Restent les pages lues, les chemins pris, les demandes reçues.',
      geste: 'Nous donnons à toute donnée une raison d’être et une date de fin, écrites.',
      mesure: 'cookies',
      legende: 'Cookies de ce site. La place reste vide.',
      preuve: {
        text: 'Ni cookie, ni publicité sur ce site. Une case coupe aussitôt la mesure d’audience.',
        link: 'Couper la mesure d’audience',
      },
    },
  ],
}

export const limites: EnTete & { text: string[]; link: string } = {
  title: 'Les limites de ces preuves',
  text: [
    'Ces contrôles portent sur la façon dont ce site est fait. Ils ne disent rien de ce que le vôtre rapportera.',
    `${
      config.auditAccessibilite
        ? 'Nous n’affichons aucun label, et le taux de conformité de ce site est celui de son audit.'
        : 'Nous n’affichons ni label ni mention « conforme ».'
    } Une conformité se prononce après un audit. Si la loi ou vos clients vous en demandent une, l’audit est une ligne du devis.`,
  ],
  link: 'Lire quatre promesses impossibles à tenir',
}

export const appel = {
  title: 'Un point à vérifier ?',
  accent: 'Posez-nous la question.',
  action: 'Poser ma question',
}
