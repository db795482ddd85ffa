/** Copy of /agence-developpement-web-lille. */
import type { EnTete, Point } from './types'

export const hero = {
  title: ['L’agence', 'qui vous laisse', 'les clés'],
  lead: 'Agence de développement web à Lille, nous travaillons pour de petites et moyennes entreprises. Voici comment, qui fait quoi, ce que nous refusons, et de quelle façon on nous quitte.',
  action: 'Poser ma question',
}

export const semaine: EnTete & { jours: Point[]; regles: Point[]; lien: string } = {
  title: 'Une semaine de chantier, vue de chez vous',
  intro:
    'Pendant un projet, toutes les semaines ont la même forme. Vous savez quand on a besoin de vous, et quand vous pouvez nous oublier.',
  jours: [
    {
      title: 'Lundi',
      text: 'Vous recevez trois lignes : ce qui est fini, ce qui vient, ce que nous attendons de vous.',
    },
    {
      title: 'Du mardi au jeudi',
      text: 'Nous travaillons. Ce qui avance se voit en ligne, à une adresse privée, si vous voulez regarder. Une question vous arrive par écrit, avec les réponses possibles et celle que nous choisirions.',
    },
    { title: 'Vendredi', text: 'Un quart d’heure ensemble, devant le site. Vous décidez, nous notons, vous relisez.' },
  ],
  regles: [
    {
      title: 'Une personne vous répond',
      text: 'La même, du premier appel au suivi. Elle sait ce que font les autres : vous n’avez rien à répéter.',
    },
    {
      title: 'Ce qui compte est écrit',
      text: 'Une décision prise au téléphone existe quand elle est dans le compte rendu. Cela vous protège, et nous aussi.',
    },
    {
      title: 'Le prix ne bouge pas seul',
      text: 'Si vous changez la demande, le changement est chiffré avant d’être fait. Vous pouvez répondre non.',
    },
  ],
  lien: 'Voir les étapes d’un site neuf et votre part à chacune',
}

/** Who leads, who helps, stage by stage: one role leads each, and the client decides. Empty where a role has no part. */
export const roles: EnTete & {
  legende: string
  role: string
  etapes: string[]
  lignes: { role: string; text: string; parts: string[] }[]
} = {
  title: 'Qui fait quoi, et à quel moment',
  intro:
    'Des rôles, pas des effectifs : sur un petit site, une même personne en tient plusieurs. Le devis dit qui tient lequel.',
  legende: 'À chaque étape, un seul rôle mène, les autres aident, et c’est vous qui décidez.',
  role: 'Rôle',
  etapes: ['Écouter', 'Concevoir', 'Développer', 'Lancer', 'Suivre'],
  lignes: [
    {
      role: 'Conduite de projet',
      text: 'Vous répond, tient le devis et le calendrier.',
      parts: ['mène', 'aide', 'aide', 'aide', 'aide'],
    },
    {
      role: 'Écriture et dessin',
      text: 'Fait parler votre métier, dessine les écrans.',
      parts: ['aide', 'mène', 'aide', '', 'aide'],
    },
    {
      role: 'Développement',
      text: 'Écrit le code, et les tests qui le gardent.',
      parts: ['aide', 'aide', 'mène', 'aide', 'aide'],
    },
    {
      role: 'Hébergement',
      text: 'Met en ligne, sauvegarde, surveille.',
      parts: ['', '', 'aide', 'mène', 'aide'],
    },
    {
      role: 'Référencement',
      text: 'Choisit les mots, tient les adresses, mesure.',
      parts: ['aide', 'aide', 'aide', 'aide', 'mène'],
    },
    {
      role: 'Vous',
      text: 'Apportez le métier, et le dernier mot.',
      parts: ['décidez', 'décidez', 'regardez', 'décidez', 'décidez'],
    },
  ],
}

export const lieux: EnTete & { cercles: Point[] } = {
  title: 'Lille, puis de proche en proche',
  intro: 'Être voisin ne rend pas un site meilleur. Cela aide à comprendre un lieu, un atelier, une équipe.',
  cercles: [
    {
      title: 'Lille',
      text: 'Le premier rendez-vous se fait chez vous, si vous le voulez. Un métier se comprend mieux là où il s’exerce.',
    },
    {
      title: 'La métropole',
      text: 'De Tourcoing à Seclin, d’Armentières à Villeneuve-d’Ascq : nous venons au début pour vous écouter, à la fin pour la prise en main.',
    },
    {
      title: 'Les Hauts-de-France',
      text: 'Arras, Lens, Dunkerque, Amiens : nous nous déplaçons quand le projet le demande. Le devis le dit avant.',
    },
    {
      title: 'Plus loin',
      text: 'À distance, rien ne manque : le site en cours est en ligne pour vous seul, et le point du vendredi se fait à l’écran.',
    },
  ],
}

export const refus: EnTete & { points: Point[]; liens: { promesses: string; projets: string } } = {
  title: 'Ce que nous refusons de faire',
  intro: 'Mieux vaut vous le dire avant la commande qu’après.',
  points: [
    {
      title: 'Garder votre domaine « pour simplifier ».',
      text: 'Le jour où l’on se fâche, celui qui tient le nom tient le site.',
    },
    {
      title: 'Donner un prix avant d’avoir compris.',
      text: 'Il se rattrape toujours quelque part, et rarement pour vous.',
    },
    { title: 'Promettre une place dans Google.', text: 'Elle n’est pas à nous, donc elle n’est pas à vendre.' },
    {
      title: 'Poser un bandeau de cookies par habitude.',
      text: 'Quand il n’y a rien à accepter, il n’y a rien à demander. Ce site n’en a pas.',
    },
    {
      title: 'Inventer des avis, des chiffres ou des clients.',
      text: 'La loi l’interdit. Nos projets de démonstration portent ce nom, en toutes lettres.',
    },
    {
      title: 'Refaire un site qui marche.',
      text: 'Si trois corrections suffisent, nous vous vendons trois corrections.',
    },
  ],
  liens: {
    promesses: 'Lire ce que personne ne peut promettre dans Google',
    projets: 'Voir les projets, le vrai et les démonstrations',
  },
}

/** The commitments in full: what the contract says, and how the client checks it alone. */
export const engagements: EnTete & {
  colonnes: string[]
  lignes: { objet: string; contrat: string; verification: string }[]
} = {
  title: 'Tout vous appartient, et vous pouvez le vérifier',
  intro:
    'Quatre choses sont à vous avant, pendant et après. Voici ce que le contrat écrit, et comment le contrôler sans nous.',
  colonnes: ['Ce qui est à vous', 'Ce que le contrat écrit', 'Comment vous le vérifiez'],
  lignes: [
    {
      objet: 'Le domaine',
      contrat:
        'Vous le réservez à votre nom, avec votre moyen de paiement. Nous recevons un accès technique, que vous retirez quand vous voulez.',
      verification:
        'Pour un « .fr », cherchez-le dans l’annuaire public de l’Afnic : le titulaire doit être votre entreprise. Pour un autre, ouvrez votre compte : il est là.',
    },
    {
      objet: 'Le code',
      contrat:
        'Les droits vous sont cédés par écrit, maquettes comprises : payer un site ne suffit pas à en être propriétaire. Les logiciels libres et les polices gardent leur licence, et la liste en est jointe.',
      verification:
        'Ouvrez le dépôt, l’endroit où le code est rangé : il est dans votre compte, avec la date de chaque modification et la notice pour installer le site ailleurs.',
    },
    {
      objet: 'Les contenus',
      contrat:
        'Textes, photos, données et adresses des pages sont à vous. Ils sortent dans des formats que d’autres outils savent lire, et les photos dans leur taille d’origine.',
      verification: 'Lancez l’export vous-même, un jour ordinaire. N’attendez pas d’en avoir besoin.',
    },
    {
      objet: 'Les accès',
      contrat:
        'Hébergement, statistiques, outils et fiche Google : chaque compte est ouvert par vous. Nous y entrons en invités, chacun sous son nom.',
      verification:
        'Dans chaque compte, lisez la liste des membres : « propriétaire » est à côté de votre nom, jamais du nôtre.',
    },
  ],
}

/** Reversibility step by step: how one leaves us, in order, and what is handed over each time. */
export const depart: EnTete & { remisTitre: string; etapes: (Point & { remis: string })[]; lien: string } = {
  title: 'Nous quitter, dans l’ordre',
  intro:
    'Le contrat appelle cela la réversibilité. En clair : partir sans rien perdre, en sept étapes, et savoir à chacune ce qui passe dans vos mains.',
  remisTitre: 'Vous recevez',
  etapes: [
    {
      title: 'Vous l’écrivez',
      text: 'Un message suffit, sans motif. Le préavis est celui du contrat, et le site reste en ligne tout du long.',
      remis: 'Le calendrier du départ, avec une date par étape.',
    },
    {
      title: 'Nous faisons l’inventaire',
      text: 'Domaine, hébergement, comptes, licences, boîtes aux lettres : tout ce qui fait vivre le site.',
      remis: 'La liste, et pour chaque ligne le titulaire, le coût et l’échéance.',
    },
    {
      title: 'Nous exportons les contenus',
      text: 'Pages, images d’origine, base de données, demandes reçues. Nous rouvrons l’archive avec vous.',
      remis: 'L’archive complète, en formats ouverts.',
    },
    {
      title: 'Nous remontons le code',
      text: 'Il est déjà dans votre dépôt. Nous l’installons sur une machine vide, en ne suivant que sa notice.',
      remis: 'La notice, corrigée là où elle nous a manqué.',
    },
    {
      title: 'Nous passons le relais',
      text: 'Une heure avec la nouvelle équipe : comment le site est fait, ses pièges, ce qui restait à faire.',
      remis: 'Le compte rendu de cette heure.',
    },
    {
      title: 'Vous basculez',
      text: 'La nouvelle équipe installe le site, vous faites pointer le domaine chez elle. L’ancien reste allumé le temps de vérifier.',
      remis: 'Le relevé des adresses et des redirections.',
    },
    {
      title: 'Vous fermez la porte',
      text: 'Vous retirez nos accès. Nous effaçons nos copies, sauvegardes comprises, dans le délai du contrat. Pour les données personnelles, l’article 28 du RGPD l’impose.',
      remis: 'L’attestation d’effacement. Tout est chez vous.',
    },
  ],
  lien: 'Lire ce que comprend notre hébergement, sauvegardes et accès',
}

export const appel = {
  title: 'Posez-nous la question gênante.',
  accent: 'Nous répondrons par écrit.',
  action: 'Poser ma question',
}
