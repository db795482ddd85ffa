/** Copy of /creation-site-web. */
import { config } from '@/site/config'
import { priceFirst } from '@/site/facts'
import type { EnTete, Point, Question } from './types'

/** In results of search and on social networks. */
export const description = `Site vitrine, catalogue ou outil sur mesure ${config.lieu} : les trois formules comparées, ce qui est compris, les étapes et votre part à chacune.`

export const hero = {
  title: ['Créer un site', 'qui travaille', 'pour vous'],
  lead: 'Un site internet part d’une question simple : que doit faire la personne qui arrive ? Nous écrivons la réponse avec vous, puis nous construisons exactement ce qu’elle demande.',
  action: 'Décrire mon projet de site',
}

/** What « En bref » says of this service beside its price and its time, in one line each. */
export const enBref = {
  pourQui: 'Une entreprise qui se lance, se fait recommander ou ajoute une activité.',
  recevez: 'Un site relu, rapide et accessible, ses bases de référencement et une heure de prise en main.',
}

export const publics: EnTete & {
  phrases: { situation: string; reponse: string }[]
  suite: { text: string; link: string }
} = {
  title: 'Pour qui nous créons des sites',
  intro:
    'Trois situations reviennent souvent. À Lille et dans la métropole, nous venons voir l’atelier, la boutique ou le bureau avant de dessiner le site.',
  phrases: [
    {
      situation: 'Vous lancez votre activité :',
      reponse:
        'un cabinet de kinésithérapie qui ouvre a besoin de quatre ou cinq bonnes pages. Les autres viendront quand l’activité les demandera.',
    },
    {
      situation: 'On vous recommande, puis on vous cherche :',
      reponse: 'qui cherche un plombier veut voir en dix secondes où il intervient, pour quels travaux, à quel numéro.',
    },
    {
      situation: 'Vous ajoutez une activité :',
      reponse:
        'un traiteur qui se met à livrer des plateaux leur donne leurs propres pages, reliées aux autres, sans dérégler ce qui fonctionne.',
    },
  ],
  suite: { text: 'Vous avez déjà un site ?', link: 'Voir ce qu’une refonte en garde' },
}

/** « De quoi avez-vous besoin ? » : three kinds of site in one table, the limits included. */
export const comparaison: EnTete & {
  caption: string
  criteria: string[]
  kinds: { kind: string; answers: string[] }[]
} = {
  title: 'De quoi avez-⁠vous besoin ?',
  intro: 'Nous comparons trois sortes de sites sans en vanter aucune. La bonne est la plus simple qui suffise.',
  caption: 'Trois sortes de sites comparées',
  criteria: [
    'Il sert à',
    'Bon choix quand',
    'Mauvais choix quand',
    'Ce qui fait le prix',
    'À prévoir ensuite',
    'Ce qu’il ne fait pas',
  ],
  kinds: [
    {
      kind: 'Site vitrine',
      answers: [
        'Être trouvé, compris, contacté.',
        'Vos clients décident après un échange avec vous.',
        'Vos prix ou vos stocks changent chaque jour.',
        'Le nombre de pages différentes et le travail d’écriture.',
        'Peu : quelques heures par an et l’hébergement.',
        'Vendre en ligne, tenir un stock.',
      ],
    },
    {
      kind: 'Catalogue ou boutique',
      answers: [
        'Montrer une offre nombreuse, la chercher, la réserver ou l’acheter.',
        'Vos clients comparent plusieurs produits avant d’appeler ou de payer.',
        'Vous avez dix produits : une vitrine bien faite suffit.',
        'La reprise des produits, le paiement, la livraison.',
        'Régulier : produits, mises à jour, questions des clients.',
        'Remplacer votre logiciel de gestion.',
      ],
    },
    {
      kind: 'Outil sur mesure',
      answers: [
        'Faire gagner du temps : prendre un rendez-⁠vous, simuler un prix, suivre un dossier.',
        'Une tâche revient chaque jour et vous coûte du temps.',
        'Un logiciel en ligne existant fait déjà l’affaire.',
        'Les règles de votre métier et les données à protéger.',
        'Constant : un outil évolue avec ceux qui s’en servent.',
        'Démarrer vite : il faut d’abord le cadrer.',
      ],
    },
  ],
}

export const compris: EnTete & { points: Point[]; link: string } = {
  title: 'Six points toujours compris',
  intro: 'Aucun n’est une option, parce qu’un site n’est pas terminé sans eux.',
  points: [
    {
      title: 'Des textes relus',
      text: 'Que vous écriviez ou que nous écrivions, une personne relit, coupe et vérifie.',
    },
    {
      title: 'Le mobile d’abord',
      text: 'Nous concevons chaque page pour un petit téléphone, puis nous l’élargissons pour l’ordinateur.',
    },
    {
      title: 'L’accessibilité',
      text: 'Clavier, contraste, texte agrandi : nous les contrôlons page par page, et le lecteur d’écran sur les parcours qui comptent.',
    },
    {
      title: 'La vitesse',
      text: 'Nous fixons un poids maximal par page dès la maquette, puis nous le vérifions à chaque modification.',
    },
    {
      title: 'Les bases du référencement',
      text: 'Titres, descriptions, plan du site, balises : tout ce que lisent les moteurs est en place.',
    },
    {
      title: 'La prise en main',
      text: 'Nous passons une heure avec vous, vous laissons un document court et répondons ensuite à vos questions.',
    },
  ],
  link: 'Vérifier ces points sur notre propre site',
}

/** Our part and the client's, stage by stage; the stages bear the same names on the whole site. */
export const etapes: EnTete & {
  colonnes: Record<'etape' | 'nous' | 'vous', string>
  lignes: Record<'etape' | 'nous' | 'vous', string>[]
} = {
  title: 'Les étapes et votre part',
  intro: 'Voici ce que chacun apporte, de la première rencontre au suivi.',
  colonnes: { etape: 'Étape', nous: 'Nous', vous: 'Vous' },
  lignes: [
    {
      etape: 'Écouter',
      nous: 'Nous écrivons sur deux pages ce que le site doit faire, pour qui, avec quel signe de réussite.',
      vous: 'Deux heures de votre temps, avec une personne qui décide.',
    },
    {
      etape: 'Concevoir',
      nous: 'Nous rédigeons le plan et les textes, puis nous dessinons les écrans principaux avec les textes définitifs, pour le téléphone et pour l’ordinateur.',
      vous: 'Vos mots de métier et vos photos, puis un avis groupé à chaque tour plutôt que dix avis dispersés.',
    },
    {
      etape: 'Développer',
      nous: 'Dès la première semaine, un site provisoire vous est ouvert. Il avance sous vos yeux.',
      vous: 'Un quart d’heure par semaine pour regarder.',
    },
    {
      etape: 'Lancer',
      nous: 'Nous contrôlons chaque page, mettons le site en ligne et vous apprenons à vous en servir.',
      vous: 'L’accès à votre nom de domaine et votre accord écrit.',
    },
    {
      etape: 'Suivre',
      nous: 'Un mois après, nous relisons les mesures avec vous. Nous assurons ensuite sa maintenance si vous nous la confiez.',
      vous: 'Ce que vos clients en disent.',
    },
  ],
}

export const cms: EnTete & { avec: EnTete & { points: string[] }; sans: EnTete & { points: string[] }; link: string } =
  {
    title: 'Un outil d’édition, ou pas ?',
    intro:
      'On appelle CMS l’outil, comme WordPress, qui permet de modifier un site sans coder. Il rend service, mais il se paie en maintenance.',
    avec: {
      title: 'Avec un outil d’édition',
      intro: 'Si vous publiez chaque semaine.',
      points: [
        'Vous modifiez textes, photos et actualités quand vous voulez.',
        'Il demande des mises à jour de sécurité, prévues dans l’hébergement.',
        'Il n’ouvre que ce que vous changez : la mise en page reste protégée.',
      ],
    },
    sans: {
      title: 'Sans outil d’édition',
      intro: 'Si vous changez le site quelques fois par an.',
      points: [
        'Vous nous écrivez, nous modifions, vous relisez avant publication.',
        'Presque rien à mettre à jour, très peu à attaquer, des pages très rapides.',
        'Vous pouvez ajouter un outil plus tard sans refaire le site.',
      ],
    },
    link: 'Lire ce que comprend la maintenance d’un site',
  }

export const questions: Question[] = [
  {
    id: 'prix-d-un-site',
    question: 'Combien coûte la création d’un site ?',
    answer: `${priceFirst('La création d’un site commence à', 'creation')}Cela dépend surtout du nombre de pages différentes, de ce que le site doit savoir faire et du travail d’écriture. Décrivez votre projet, même à grands traits, avec votre budget si vous en avez un. Vous recevez un devis détaillé dont chaque ligne peut être retirée.`,
  },
  {
    id: 'textes-et-photos',
    question: 'Qui écrit les textes et fait les photos ?',
    answer:
      'Le plus souvent vous parlez, nous écrivons, puis vous corrigez. Pour les photos, de vraies images de votre lieu valent mieux que des photos de catalogue : nous vous disons lesquelles prendre, ou nous faisons venir un photographe.',
  },
  {
    id: 'nom-de-domaine',
    question: 'Nous n’avons pas de nom de domaine, que faire ?',
    answer:
      'Nous le choisissons ensemble et vous le réservez vous-⁠même, à votre nom et avec votre moyen de paiement. Cela prend dix minutes. Le nom reste à vous tant que vous le renouvelez et qu’il ne heurte aucune marque.',
  },
  {
    id: 'evoluer-plus-tard',
    question: 'Le site pourra-⁠t-⁠il évoluer ?',
    answer:
      'Oui. Une vitrine peut recevoir un catalogue et un catalogue peut recevoir un paiement. Comme le code est découpé pour cela, documenté et à vous, nous ou une autre équipe repartons de là.',
  },
]

export const appel = {
  title: 'Vous avez une idée de site ?',
  accent: 'Décrivez-⁠la en trois phrases.',
  action: 'Décrire mon projet de site',
}

/** The call in the middle of the page. */
export const milieu = 'Vous hésitez entre les trois ? Dites-⁠nous ce que vous faites, nous vous dirons laquelle suffit.'
