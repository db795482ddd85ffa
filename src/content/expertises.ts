/** Copy of /nos-expertises. */
import type { EnTete } from './types'

export const hero = {
  title: 'Sept expertises,',
  accent: 'sept preuves',
  lead: 'Rapide, accessible, sécurisé : les mots sont les mêmes partout. À côté de chacun, nous écrivons comment le vérifier, sur ce site et par vous-même.',
  action: 'Demander une preuve',
}

/** Fragment of each expertise on the page: people link to them. */
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
  /** What a client asks, in their words. */
  question: string
  /** What it changes for them. */
  effet: string
  /** What we do about it. */
  geste: string
  /** What to do to check it, and the link that leads there. */
  preuve: { text: string; link: string }
}

export const sommaire = 'Les sept expertises'
export const preuveTitre = 'À vérifier'

export type Groupe = EnTete & { expertises: Expertise[] }

export const ressenti: Groupe = {
  title: 'Ce que vos visiteurs ressentent',
  intro: 'Trois qualités que personne ne remarque, sauf quand elles manquent.',
  expertises: [
    {
      id: 'performance',
      title: 'Performance',
      question: 'Mes visiteurs attendent-ils ?',
      effet:
        'Qui attend s’en va, et vous ne le saurez pas : il n’aura rien vu. Une page rapide se lit dans le métro, sur un vieux téléphone, entre deux rendez-vous.',
      geste: 'Nous fixons le poids de chaque page avant de la dessiner. Un contrôle signale tout ce qui le dépasse.',
      preuve: {
        text: 'Notre page d’accueil se mesure dans votre navigateur : temps d’affichage, poids, requêtes, cookies. Aucun chiffre n’y est écrit d’avance.',
        link: 'Mesurer notre page d’accueil chez vous',
      },
    },
    {
      id: 'accessibilite',
      title: 'Accessibilité',
      question: 'Qui laissons-nous dehors ?',
      effet:
        'Un site utilisable au clavier, à l’oreille ou en grands caractères sert les personnes handicapées, et tous ceux qui ont une main prise ou l’écran au soleil. Depuis le 28 juin 2025, la loi le demande à la vente en ligne, les plus petites entreprises exceptées.',
      geste: 'Nous contrôlons chaque page par programme, puis à la main : clavier, texte doublé, contraste renforcé.',
      preuve: {
        text: 'Lâchez la souris et appuyez sur Tab. Le premier lien mène au contenu, et l’endroit où vous êtes reste visible jusqu’au bouton d’envoi.',
        link: 'Remplir notre formulaire sans souris',
      },
    },
    {
      id: 'ecoconception',
      title: 'Écoconception',
      question: 'Que consomme une visite ?',
      effet:
        'Une page légère use moins de batterie, de forfait et de serveur. Elle fonctionne encore sur l’appareil que votre client n’a pas envie de remplacer.',
      geste: 'Nous retirons avant d’ajouter, et nous ne disons pas « site vert » : nous disons combien il pèse.',
      preuve: {
        text: 'Le mur de briques en haut de cette page n’est pas une photo, c’est du code. Le poids de ce site est relevé à chaque construction, puis publié.',
        link: 'Lire les mesures de ce site',
      },
    },
  ],
}

export const construction: Groupe = {
  title: 'Ce que nous construisons',
  intro: 'Ce qui se voit et ce qui ne se voit pas, écrit par la même équipe : personne n’accuse l’autre côté.',
  expertises: [
    {
      id: 'interface',
      title: 'Interface',
      question: 'Le site marchera-t-il chez tout le monde ?',
      effet:
        'C’est la partie visible, que le métier appelle front-end. Elle s’adapte à l’écran, au navigateur et à la personne. Vous n’entretenez qu’un seul site, sans version mobile à part.',
      geste: 'Nous écrivons des pages que le navigateur comprend seul. JavaScript vient en plus, jamais à la place.',
      preuve: {
        text: 'Rétrécissez la fenêtre : notre tableau des trois sortes de sites se replie sans rien perdre. Puis coupez JavaScript et rechargez : tout se lit encore.',
        link: 'Comparer trois sites dans un tableau qui se replie',
      },
    },
    {
      id: 'serveur',
      title: 'Serveur',
      question: 'Que se passe-t-il derrière ?',
      effet:
        'C’est le back-end : une adresse qui change, une demande qui part, une commande qui s’enregistre. Vos clients ne le voient pas. Ils voient très bien quand cela casse.',
      geste: 'Nous écrivons les règles avec vous, dans vos mots. Des tests les rejouent à chaque modification.',
      preuve: {
        text: 'Quand un site est refait, chaque ancienne adresse reçoit sa règle. Nous montrons ce plan sur un exemple, avant et après.',
        link: 'Suivre un plan de redirection, adresse par adresse',
      },
    },
  ],
}

export const protection: Groupe = {
  title: 'Ce que nous protégeons',
  intro: 'Vos accès, vos clients, et ce que vous apprenez de leurs visites.',
  expertises: [
    {
      id: 'securite',
      title: 'Sécurité',
      question: 'Et si quelqu’un entre ?',
      effet:
        'Un site piraté perd en un matin une confiance longue à gagner. Le plus sûr est d’avoir peu de portes, de les tenir fermées, et de savoir quoi faire quand même.',
      geste:
        'Nous mettons à jour, nous retirons les accès qui ne servent plus, et nous restaurons des sauvegardes pour vérifier qu’elles se restaurent.',
      preuve: {
        text: 'Nous racontons un incident de la première alerte au compte rendu : ce qui est fait, dans quel ordre, et ce que l’on vous dit.',
        link: 'Lire un incident heure par heure',
      },
    },
    {
      id: 'donnees',
      title: 'Données',
      question: 'Que savez-vous de mes clients ?',
      effet:
        'Ce que vous ne collectez pas, vous n’avez ni à le protéger, ni à l’expliquer, ni à l’effacer. Restent les chiffres utiles : les pages lues, les chemins pris, les demandes reçues.',
      geste: 'Nous donnons à chaque donnée une raison et une fin, écrites toutes les deux.',
      preuve: {
        text: 'Il n’y a pas de bandeau ici, parce qu’il n’y a pas de cookie. Et la mesure d’audience se coupe d’un geste, à l’instant, puis se rétablit de même.',
        link: 'Couper la mesure d’audience sur ce navigateur',
      },
    },
  ],
}

export const limites: EnTete & { text: string[]; lien: string } = {
  title: 'Ce que ces preuves ne disent pas',
  text: [
    'Elles montrent comment ce site est fait, pas ce que le vôtre rapportera.',
    'Nous n’affichons ni label ni mention « conforme ». Une conformité se prononce après un audit, critère par critère, et il porterait sur votre site, pas sur le nôtre. Si la loi ou vos clients vous en demandent une, l’audit est une ligne du devis.',
  ],
  lien: 'Lire aussi ce que personne ne peut promettre dans Google',
}

export const appel = {
  title: 'Une preuve vous manque ?',
  accent: 'Demandez-la.',
  action: 'Demander une preuve',
}
