/** Copy of /accessibilite. Rate and level of conformity are the owner's facts (src/site/config.ts), after an audit by somebody else. */
import type { Point } from './types'

/** Day of the last change of this page, which it shows: `2026-11-20`. */
export const miseAJour = '2026-11-28'

/** In results of search and on social networks. */
export const description =
  'Nos vérifications pour que chacun puisse lire ce site et s’en servir, leurs limites, l’état des défauts connus, et comment en signaler un.'

export const hero = {
  title: ['Accessibilité,', 'état des lieux'],
  lead: 'Nos vérifications sur ce site, leurs limites, et comment nous signaler un défaut.',
}

/** Drawings of checks (src/pages/accessibilite/windows.ts). */
export type Signe = 'clavier' | 'soleil' | 'loupe' | 'marches' | 'annonce' | 'repos' | 'contours' | 'lacune'

export const verifications: { title: string; intro: string; points: (Point & { signe: Signe; essai: string })[] } = {
  title: 'Ce que nous vérifions',
  intro:
    'Un programme contrôle ces points avant chaque mise en ligne, sur toutes les pages et sur quelques projets ; les autres sont bâtis de même. Tout s’essaie aussi chez vous, par le geste indiqué.',
  points: [
    {
      signe: 'clavier',
      title: 'Au clavier',
      text: 'Les pages se parcourent avec Tab et Maj + Tab. L’ordre suit la lecture, rien ne couvre l’endroit où l’on est ni ne vous retient.',
      essai: 'Appuyez sur Tab.',
    },
    {
      signe: 'soleil',
      title: 'Les contrastes',
      text: 'Au moins 4,5 pour 1 pour les textes, 3 pour 1 pour les contours des champs et la marque de l’endroit où l’on est.',
      essai: 'Sortez au soleil.',
    },
    {
      signe: 'loupe',
      title: 'Le texte agrandi',
      text: 'À 200 %, ou dans une fenêtre de 320 pixels, rien ne se coupe et la page ne défile pas de côté.',
      essai: 'Ctrl et +, jusqu’à 200 %.',
    },
    {
      signe: 'marches',
      title: 'La structure',
      text: 'Le programme relit titres, listes, images, champs et liens à la largeur d’un téléphone, d’une tablette et d’un ordinateur.',
      essai: 'Faites-vous lire les titres.',
    },
    {
      signe: 'annonce',
      title: 'Les changements',
      text: 'Un filtre, une case, une faute du formulaire, une page qui n’arrive pas : une phrase l’annonce aux lecteurs d’écran, une fois.',
      essai: 'Cochez un signe, page Refonte.',
    },
    {
      signe: 'repos',
      title: 'Les mouvements',
      text: 'Si votre appareil demande moins d’animations, il n’y en a plus.',
      essai: 'Réduisez les animations.',
    },
    {
      signe: 'lacune',
      title: 'Sans JavaScript',
      text: 'Les pages se lisent, les liens mènent où ils disent, les réponses se déplient.',
      essai: 'Coupez JavaScript.',
    },
    {
      signe: 'contours',
      title: 'Couleurs imposées',
      text: 'Quand votre appareil impose les siennes, les murs de briques s’effacent ; les textes, les liens et les boutons restent.',
      essai: 'Imposez vos couleurs.',
    },
  ],
}

/** Shown until somebody else has audited the site. */
export const sansAudit = {
  title: 'Ni taux, ni conformité',
  text: 'Personne d’extérieur n’a encore audité ce site, et nous ne l’avons pas essayé avec un lecteur d’écran. Tant que ce n’est pas fait, nous n’annonçons rien de plus que cette page.',
}

/** Known faults, each drawn as a missing brick in the wall of the page. Remove one once it is fixed. */
export const defauts: (Point & { gene: string })[] = []

/** Title above the known faults, by their number. */
export const manques = {
  title: ['Aucun défaut connu', 'Un défaut connu', 'Deux défauts connus', 'Trois défauts connus'],
  /** Follows the number. */
  plusieurs: 'défauts connus',
  intro: 'Les défauts que nous connaissons. Chacun quitte la liste quand il est corrigé.',
  date: 'Page mise à jour le',
  aucun: 'Nous ne connaissons pas de défaut à ce site. Il en a sans doute : dites-nous lesquels.',
}

export const signaler = {
  title: 'Signaler un défaut',
  nous: {
    title: 'À nous d’abord',
    text: 'Dites-nous la page, ce que vous vouliez faire et ce qui vous a arrêté. Le nom de votre appareil aide, sans être obligatoire. Une personne vous lit et vous répond par écrit',
    link: 'Écrire à l’agence',
  },
  recours: {
    title: 'Si nous ne répondons pas',
    text: 'Vous pouvez saisir le Défenseur des droits, sans frais, auprès de son délégué dans votre département ou sur son site :',
    link: 'defenseurdesdroits.fr',
    href: 'https://www.defenseurdesdroits.fr/',
  },
}

export const appel = { title: 'Quelque chose', accent: 'vous a arrêté ?', action: 'Nous le dire' }
