/** Copy of /agence-developpement-web-lille. */
import { config } from '@/site/config'
import { pages } from '@/site/pages'
import type { EnTete, InternalLink, Point } from './types'

/** In results of search and on social networks. */
export const description = `Agence de développement web ${config.lieu} : qui fait quoi, une semaine de projet, les garanties du contrat et comment nous quitter sans rien perdre.`

export const hero = {
  title: ['L’agence', 'qui vous laisse', 'les clés'],
  lead: 'Création, refonte, suivi : nous développons les sites internet des petites et moyennes entreprises de Lille et des environs. Et si vous partez, vous partez avec tout ce qui est à vous.',
  action: 'Poser ma question',
}

/** The drawing has a place for each of the three texts of the week. */
export const semaine: EnTete & {
  jours: [lundi: Point, mardiAJeudi: Point, vendredi: Point]
  regles: Point[]
  link: string
} = {
  title: 'Une semaine de projet, vue de chez vous',
  intro: 'Pendant le développement, vous savez quel jour nous aurons besoin de vous.',
  jours: [
    {
      title: 'Lundi',
      text: 'Vous recevez trois lignes : le travail fini, la suite, votre part.',
    },
    {
      title: 'Du mardi au jeudi',
      text: 'Les progrès se voient sur un site provisoire. Une question vous arrive par écrit, avec les réponses possibles et notre choix.',
    },
    {
      title: 'Vendredi',
      text: 'Un quart d’heure devant le site : vous décidez, nous notons, vous relisez.',
    },
  ],
  regles: [
    {
      title: 'Une personne vous répond',
      text: `C’est la même du premier appel au suivi : vous n’avez rien à répéter.${config.remplacement ? ` ${config.remplacement}` : ''}`,
    },
    {
      title: 'L’important est écrit',
      text: 'Vous changez d’avis au téléphone : le compte rendu le dit, et six mois plus tard il le dit encore.',
    },
    {
      title: 'Le prix ne change pas sans vous',
      text: 'Si la demande change, nous chiffrons ce changement avant de le faire.',
    },
  ],
  link: 'Voir les étapes d’un site neuf',
}

interface Stage extends Point {
  /** Role that leads the stage. */
  role: string
  aides: string[]
}

/** Names of the roles that lead a stage or help in one. */
const conduite = 'Conduite de projet'
const redaction = 'Rédaction et maquettes'
const developpement = 'Développement'
const hebergement = 'Hébergement'

/** Roles by stage: one leads each, others help; two (`toujours`) take part in all. */
export const roles: EnTete & {
  legende: string
  /** Legend of the drawing. */
  dessin: string
  /** Before the name of a stage in which a role helps, for assistive technology. */
  aide: string
  etapes: [Stage, Stage, Stage, Stage, Stage]
  toujours: [referencement: Point, client: Point]
} = {
  title: 'Qui fait quoi, et à quel moment',
  intro: 'Sur un petit site, une même personne tient plusieurs rôles. Le devis nomme qui tient chacun.',
  legende: 'À chaque étape, un seul rôle mène, et vous décidez.',
  dessin: 'La brique dorée mène, les mauves aident.',
  aide: 'Aide à',
  etapes: [
    {
      title: 'Écouter',
      role: conduite,
      text: 'Vous répond, suit le devis et le calendrier.',
      aides: [redaction, developpement],
    },
    {
      title: 'Concevoir',
      role: redaction,
      text: 'Met votre métier en mots et dessine les écrans.',
      aides: [conduite, developpement],
    },
    {
      title: 'Développer',
      role: developpement,
      text: 'Écrit le code et les tests qui le protègent.',
      aides: [conduite, hebergement, redaction],
    },
    {
      title: 'Lancer',
      role: hebergement,
      text: 'Met le site en ligne.',
      aides: [conduite, developpement],
    },
    {
      title: 'Suivre',
      role: hebergement,
      text: 'Sauvegarde, surveille.',
      aides: [conduite, developpement, redaction],
    },
  ],
  toujours: [
    {
      title: 'Référencement (SEO)',
      text: 'Choisit les mots-clés, préserve les adresses, mesure les résultats, à chaque étape.',
    },
    { title: 'Vous', text: 'Dites le métier, relisez, choisissez, à chaque étape.' },
  ],
}

/** Service area, from the city outwards; the layout has a house for each of the four circles. */
export const lieux: EnTete & { cercles: [ville: Point, metropole: Point, region: Point, auDela: Point] } = {
  title: 'Lille, et de proche en proche',
  intro: 'Une matinée dans votre boutique nous apprend ce que vos clients demandent.',
  cercles: [
    {
      title: 'Lille',
      text: 'Le premier rendez-vous se fait chez vous si vous le voulez, devant le four, l’établi ou le comptoir.',
    },
    {
      title: 'La métropole',
      text: 'De Tourcoing à Seclin, d’Armentières à Villeneuve-d’Ascq : nous venons au début pour vous écouter, à la fin pour la prise en main.',
    },
    {
      title: 'Les Hauts-de-France',
      text: 'Arras, Lens, Dunkerque, Amiens : nous nous déplaçons quand le projet le demande, et le devis l’indique.',
    },
    {
      title: 'Plus loin',
      text: 'À distance, le rythme est le même : un site provisoire, et le point du vendredi à l’écran.',
    },
  ],
}

export const refus: EnTete & { points: Point[]; links: Record<'promesses' | 'refonte', string> } = {
  title: 'Six choses que nous refusons',
  intro: 'Mieux vaut vous le dire avant la commande qu’après.',
  points: [
    {
      title: 'Garder votre domaine « pour simplifier »',
      text: 'Le jour où l’on se fâche, celui qui tient le nom tient le site.',
    },
    {
      title: 'Chiffrer un projet avant de l’avoir compris',
      text: 'Nous parlons d’abord ; le prix vient ensuite, partie par partie.',
    },
    {
      title: 'Promettre une place dans Google',
      text: 'Cette place n’est pas à nous : personne ne peut vous la vendre.',
    },
    {
      title: 'Poser un bandeau de cookies par habitude',
      text: 'Il ne sert que si le site a quelque chose à faire accepter.',
    },
    {
      title: 'Inventer des avis, des chiffres ou des clients',
      text: 'Pratique commerciale trompeuse (C. conso., art. L. 121-2 et L. 121-4).',
    },
    {
      title: 'Refaire un site qui marche',
      text: 'Si trois corrections suffisent, nous vous proposons trois corrections.',
    },
  ],
  links: {
    promesses: 'Lire quatre promesses impossibles à tenir',
    refonte: 'Savoir s’il faut refaire votre site',
  },
}

/** Drawing of a way to judge the agency: a house on a rule, the one brick missing from a wall, a way out. */
export type Preuve = 'regle' | 'brique' | 'sortie'

/** Shown while there are no `references`: other ways to judge the agency, and to start small. */
export const recente: EnTete & { points: (Point & { signe: Preuve; link?: InternalLink })[] } = {
  title: 'Sur quoi nous juger',
  intro: 'Aucun client ne parle encore ici à notre place.',
  points: [
    {
      signe: 'regle',
      title: 'Un site à mesurer',
      text: 'Parmi nos projets, un seul est réel : ce site, mesuré à chaque mise en ligne.',
      link: { to: pages.expertises.path, text: 'Vérifier nos expertises sur ce site' },
    },
    {
      signe: 'brique',
      title: 'Un premier travail, petit',
      text: 'Une réparation, un audit, une page : jugez sur pièces.',
      link: { to: `${pages.refonte.path}#reparer`, text: 'Lire comment réparer un site sans le refaire' },
    },
    {
      signe: 'sortie',
      title: 'Une sortie ouverte',
      text: 'Le code se dépose chez vous au fil du travail. Sans nous, une autre équipe repartirait de là.',
      link: { to: `${pages.agence.path}#reversibilite`, text: 'Lire comment on nous quitte' },
    },
  ],
}

type Engagement = Record<'objet' | 'contrat' | 'verification', string>

/**
 * The commitments in full: what the contract says, and how clients check it by themselves. Four rows: the key of the layout has four bits.
 */
export const engagements: EnTete & {
  colonnes: { contrat: string; verification: string }
  lignes: [Engagement, Engagement, Engagement, Engagement]
} = {
  title: 'Tout vous appartient, vérifiez-le',
  intro: 'Quatre choses sont à vous, pendant le projet comme après.',
  colonnes: { contrat: 'Dans le contrat', verification: 'Comment vous le vérifiez' },
  lignes: [
    {
      objet: 'Le domaine',
      contrat:
        'Vous le réservez et le payez au nom de votre entreprise. Nous recevons un accès technique que vous retirez quand vous voulez.',
      verification:
        'Cherchez un « .fr » dans l’annuaire public de l’Afnic : le titulaire doit être votre entreprise. S’il y est masqué, ou pour une autre extension, connectez-vous au compte qui l’a acheté.',
    },
    {
      objet: 'Le code',
      contrat:
        'Nous vous cédons les droits par écrit, maquettes comprises. Étendue, usage, lieu et durée y figurent, comme la loi le demande : payer un site ne suffit pas à en être propriétaire. Logiciels libres et polices gardent leur licence : la liste est jointe.',
      verification:
        'Ouvrez le dépôt, l’endroit où le code est rangé : il est dans votre compte, avec la notice pour installer le site ailleurs.',
    },
    {
      objet: 'Les contenus',
      contrat:
        'Textes, photos, données et adresses des pages sont à vous, dans des formats que d’autres outils savent lire.',
      verification: 'Récupérez-les un jour ordinaire, sans attendre d’en avoir besoin.',
    },
    {
      objet: 'Les accès',
      contrat:
        'Hébergement, statistiques, outils, fiche d’établissement Google : vous ouvrez les comptes. Nous y entrons en invités, chacun sous son nom.',
      verification:
        'Lisez la liste des membres de vos comptes : « propriétaire » figure à côté de votre nom, jamais du nôtre.',
    },
  ],
}

/** How a client leaves us, step by step, and what is handed over at each. */
export const depart: EnTete & { remisTitre: string; etapes: (Point & { remis: string })[] } = {
  title: 'Nous quitter en bon ordre',
  intro: 'Le contrat appelle cela la réversibilité : sept étapes, rien de perdu.',
  remisTitre: 'Vous recevez',
  etapes: [
    {
      title: 'Vous nous prévenez par écrit',
      text: 'Un message suffit. Le préavis est celui du contrat et le site reste en ligne tout du long.',
      remis: 'Le calendrier du départ, avec une date par étape.',
    },
    {
      title: 'Nous faisons l’inventaire',
      text: 'Domaine, hébergement, comptes, licences, e-mails.',
      remis: 'La liste, avec le titulaire, le coût et l’échéance de chaque ligne.',
    },
    {
      title: 'Nous exportons les contenus',
      text: 'Pages, images, base de données, demandes : nous rouvrons ensuite l’archive avec vous.',
      remis: 'L’archive complète, en formats ouverts.',
    },
    {
      title: 'Nous essayons la notice',
      text: 'Le code est déjà dans votre dépôt. Nous l’installons sur une machine vide en ne suivant que sa notice.',
      remis: 'La notice, corrigée là où elle nous a manqué.',
    },
    {
      title: 'Nous passons le relais',
      text: 'Nous passons une heure avec la nouvelle équipe, pièges compris.',
      remis: 'Le compte rendu de cette heure.',
    },
    {
      title: 'Vous basculez',
      text: 'La nouvelle équipe installe le site et vous dirigez le domaine vers elle. L’ancien reste en ligne le temps de vérifier.',
      remis: 'Le relevé des adresses et des redirections.',
    },
    {
      title: 'Vous fermez la porte',
      text: 'Vous retirez nos accès. Nous effaçons nos copies, sauvegardes comprises, dans le délai du contrat. Les données personnelles vous sont rendues ou sont effacées, à votre choix (RGPD, art. 28).',
      remis: 'L’attestation d’effacement.',
    },
  ],
}

export const appel = {
  title: 'Posez-nous la question gênante.',
  accent: 'Nous répondrons par écrit.',
  action: 'Poser ma question',
}
