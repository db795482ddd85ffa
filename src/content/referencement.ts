/** Copy of /referencement-naturel. */
import type { EnTete, Point, Question } from './types'

export const hero = {
  title: ['Être trouvé par', 'ceux qui vous', 'cherchent'],
  lead: 'Le référencement naturel, c’est tout ce qui aide un moteur de recherche à vous comprendre et à vous proposer, sans payer d’annonce. Nous expliquons chaque geste, et nous écrivons aussi ce que personne ne peut promettre.',
  action: 'Demander un audit de mon site',
}

/** From the web to the answer: at each passage, pages are lost. */
export const passages: EnTete & { etapes: (Point & { perte: string })[]; perteTitre: string } = {
  title: 'Comment un moteur choisit une page',
  intro:
    'Quatre passages, toujours dans cet ordre. À chacun, des pages restent en route. Un audit cherche où s’arrêtent les vôtres.',
  perteTitre: 'Ce qui l’arrête :',
  etapes: [
    {
      title: 'Explorer',
      text: 'Un programme suit les liens de page en page et lit ce qu’il trouve.',
      perte: 'aucun lien ne mène à la page, ou une ligne oubliée en interdit la lecture.',
    },
    {
      title: 'Indexer',
      text: 'Le moteur range la page dans son catalogue, l’index, s’il la comprend et ne l’a pas déjà.',
      perte: 'le texte est trop mince, ou le même existe à deux adresses.',
    },
    {
      title: 'Classer',
      text: 'À chaque recherche, il compare les pages gardées selon la question, la langue et le lieu.',
      perte: 'la page parle de tout, et ne répond à rien de précis.',
    },
    {
      title: 'Répondre',
      text: 'Certains moteurs, et les assistants, rédigent eux-mêmes une réponse et citent quelques pages.',
      perte: 'elle a été perdue avant. Ces réponses puisent dans des pages déjà trouvées et comprises.',
    },
  ],
}

/** The result preview. Lengths are counted by the component on the page's real title and description. */
export const apercu = {
  title: 'Ce que voit la personne qui cherche',
  intro:
    'Cette page, telle qu’un moteur peut la présenter. Rien n’est recopié : l’aperçu lit le titre et la description que la page déclare.',
  recherche: 'référencement naturel lille',
  legende: 'Les autres résultats sont laissés vides et le rang n’est pas montré : il ne dépend pas de nous.',
  caracteres: 'caractères',
  /** Our own limits, the ones the tests hold every page to. */
  mesures: {
    adresse: {
      title: 'Adresse',
      length: 'une seule par page',
      text: 'Courte, en mots, et déclarée par la page comme la vraie. Les autres formes y ramènent.',
    },
    titre: {
      title: 'Titre',
      limit: '60 au plus',
      text: 'Ce que l’on cherche d’abord, notre nom ensuite. Comparez avec l’onglet de votre navigateur : c’est le même texte.',
    },
    description: {
      title: 'Description',
      limit: 'de 70 à 155',
      text: 'Deux lignes qui disent ce que l’on trouvera. Elle ne fait pas monter la page : elle donne envie de l’ouvrir.',
    },
  },
  note: 'Les moteurs coupent selon la largeur, et récrivent parfois titre ou description : ces limites sont les nôtres. Un test les vérifie sur chaque page de ce site avant publication.',
}

/** Each check is one the visitor can make on their own site, at once. */
export const technique: EnTete & { controles: Point[]; liens: { mesure: string; redirections: string } } = {
  title: 'La technique : six contrôles à faire chez vous',
  intro:
    'On ne convainc pas un moteur, on cesse de le gêner. Ce sont nos premiers contrôles, et vous n’avez pas besoin de nous pour les faire.',
  controles: [
    {
      title: 'Une adresse par page',
      text: 'Tapez votre adresse avec « www », puis sans. Vous devez arriver au même endroit, écrit de la même façon.',
    },
    {
      title: 'Des pages gardées',
      text: 'Cherchez « site:votre-domaine.fr ». Vous voyez une partie de ce que le moteur connaît de vous.',
    },
    {
      title: 'Un plan du site',
      text: 'Ajoutez « /sitemap.xml » après votre domaine. Une liste doit s’afficher.',
    },
    {
      title: 'Des titres distincts',
      text: 'Ouvrez cinq pages de votre site dans cinq onglets. Leurs titres doivent suffire à les reconnaître.',
    },
    {
      title: 'Une attente courte',
      text: 'Coupez le Wi-Fi, sortez, ouvrez votre site. Comptez les secondes avant de pouvoir lire.',
    },
    {
      title: 'Des adresses tenues',
      text: 'Prenez une vieille carte de visite ou un ancien devis. Le lien imprimé mène-t-il encore quelque part ?',
    },
  ],
  liens: {
    mesure: 'Voir comment nous rendons un site rapide',
    redirections: 'Garder ses anciennes adresses lors d’une refonte',
  },
}

/** One fictitious trade, said to be so: what people type, what they want, the page that answers. */
export const contenus: EnTete & {
  colonnes: string[]
  lignes: { recherche: string; attente: string; page: string }[]
  source: string
  lien: string
} = {
  title: 'Les contenus : une question, une page',
  intro:
    'Vos clients cherchent avec leurs mots, pas avec les vôtres. Prenons un exemple inventé : une couvreuse de Roubaix.',
  colonnes: ['Ce que la personne tape', 'Ce qu’elle veut vraiment', 'La page qui lui répond'],
  lignes: [
    {
      recherche: 'fuite toiture que faire',
      attente: 'Limiter les dégâts ce soir.',
      page: 'Les gestes d’urgence, ce que l’assurance demandera, puis comment se passe l’intervention.',
    },
    {
      recherche: 'prix toiture ardoise',
      attente: 'Un ordre de grandeur, sans appeler.',
      page: 'Ce qui fait le prix, sur trois toits différents, avec ce qui est compris et ce qui ne l’est pas.',
    },
    {
      recherche: 'tuile ou ardoise maison 1930',
      attente: 'Choisir sans se tromper.',
      page: 'La comparaison, photos de rues du coin à l’appui, et le cas où il vaut mieux réparer.',
    },
    {
      recherche: 'couvreur roubaix avis',
      attente: 'Se rassurer avant de confier ses clés.',
      page: 'Les chantiers, l’assurance décennale, les avis avec leur date et leur source.',
    },
  ],
  source:
    'La vraie liste ne s’invente pas. Elle vient de vos appels, de vos e-mails, et de la Search Console, où Google montre avec quels mots on vous a déjà trouvé.',
  lien: 'Créer un site à partir de ces questions',
}

export const local: EnTete & { fiche: Point[]; villes: Point } = {
  title: 'À Lille et autour : la fiche, puis le site',
  intro:
    'Pour une recherche de proximité, Google dit peser trois choses : la pertinence, la distance et la notoriété. On travaille la première et la dernière. Votre adresse, elle, reste où elle est.',
  fiche: [
    {
      title: 'Nom',
      text: 'Celui de l’enseigne, rien d’autre. Y glisser « pas cher Lille » enfreint les règles de Google.',
    },
    {
      title: 'Catégorie',
      text: 'La plus précise qui existe : elle décide en partie des recherches où vous paraissez.',
    },
    {
      title: 'Horaires',
      text: 'Justes, jours fériés compris, et le week-end de la Braderie si vous ouvrez autrement.',
    },
    {
      title: 'Photos',
      text: 'La devanture, l’entrée, le travail en cours : de quoi vous reconnaître depuis le trottoir.',
    },
    {
      title: 'Avis',
      text: 'Demandés à tout le monde, jamais achetés ni triés. Une réponse à chacun, même aux mauvais.',
    },
    { title: 'Lien', text: 'Vers la page qui répond à la recherche. Ce n’est pas toujours l’accueil.' },
    {
      title: 'Compte',
      text: 'Le vôtre. Vous possédez la fiche, nous la tenons avec vous, et vous pouvez nous en retirer.',
    },
  ],
  villes: {
    title: 'Faut-il une page par ville ?',
    text: 'Oui, si vous avez quelque chose à y dire : un atelier, une tournée, un chantier. Non, s’il s’agit de la même page trente fois avec un autre nom de commune. Google appelle cela des pages satellites, et ses règles les excluent.',
  },
}

export const promesses: EnTete & {
  phrases: { phrase: string; reponse: string }[]
  source: string
  contrat: Point
} = {
  title: 'Ce que personne ne peut vous promettre',
  intro: 'Si l’on vous a dit une de ces phrases, demandez à la lire dans le contrat.',
  phrases: [
    {
      phrase: '« Vous serez premier sur Google. »',
      reponse:
        'Google l’écrit lui-même : personne ne peut garantir la première place. Elle change selon la question, le lieu et le jour.',
    },
    {
      phrase: '« Des résultats en un mois. »',
      reponse:
        'Il faut le temps que le moteur relise et compare. Google parle, le plus souvent, de quatre mois à un an.',
    },
    {
      phrase: '« Trois cents liens vers vous, chaque mois. »',
      reponse: 'Acheter des liens pour monter enfreint ses règles. Le jour où il les ignore, il reste la facture.',
    },
    {
      phrase: '« Nous avons un accès privilégié. »',
      reponse: 'Il n’en existe pas. Payer des annonces n’améliore pas non plus le classement naturel.',
    },
  ],
  source: 'Lire ce que Google conseille avant de choisir un référenceur',
  contrat: {
    title: 'Ce que nous écrivons à la place',
    text: 'La liste des gestes, page par page. La date où chacun est fait. Les mesures d’avant et d’après, relevées dans votre compte. Et quand un geste n’a rien donné, c’est écrit aussi.',
  },
}

export const questions: Question[] = [
  {
    id: 'delai',
    question: 'Quand saurons-nous si cela marche ?',
    answer:
      'Une correction technique se voit souvent en quelques semaines dans la Search Console, un contenu nouveau en plusieurs mois. Nous relevons l’état de départ avant de toucher à quoi que ce soit : sans lui, personne ne peut rien comparer.',
  },
  {
    id: 'annonces',
    question: 'Vaut-il mieux payer des annonces ?',
    answer:
      'Une annonce se voit le jour même et disparaît avec le budget. Elle convient à une ouverture, une saison, une date. Une page bien écrite met plus de temps à monter et continue de servir ensuite.',
  },
  {
    id: 'articles',
    question: 'Faudra-t-il publier un article chaque semaine ?',
    answer:
      'Non. Six pages qui répondent aux vraies questions de vos clients valent mieux que cinquante articles que personne ne cherche. Nous préférons améliorer une page qui existe, et n’en ajouter une que si une question reste sans réponse.',
  },
  {
    id: 'assistants',
    question: 'Comment être cité par les assistants ?',
    answer:
      'Comme on est trouvé par un moteur : une page lisible sans effort, une réponse nette, des faits datés et signés. Google précise qu’aucun fichier ni code particulier n’est demandé pour figurer dans ses réponses rédigées. Si l’on vous en vend un, demandez la source.',
  },
  {
    id: 'arreter',
    question: 'Que reste-t-il si nous arrêtons ?',
    answer:
      'Tout. Les pages sont sur votre site, la fiche et la Search Console sont à votre nom, les relevés sont dans vos dossiers. Rien ne s’éteint le jour où l’on se quitte.',
  },
]

export const appel = {
  title: 'À quel passage vos pages s’arrêtent-elles ?',
  accent: 'Commençons par les lire.',
  action: 'Demander un audit de mon site',
}

/** The call in the middle of the page. */
export const milieu = 'Vos pages s’arrêtent quelque part. Un audit dit où.'
