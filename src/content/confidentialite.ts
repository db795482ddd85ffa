/** Copy of /legal/politique-confidentialite-cookies. How long data are kept, and where, is the owner's to decide: `src/site/config.ts`. */

export const hero = {
  title: 'Confidentialité et cookies',
  lead: 'Aucun cookie, aucune publicité, une mesure d’audience que vous pouvez couper d’un geste. Voici qui utilise quoi, pourquoi, et combien de temps.',
}

export const miseAJour = { date: '2026-11-20', text: '20 novembre 2026' }

/** What article 13 of the GDPR asks to say of each processing. */
export const labels = {
  finalite: 'Pourquoi',
  base: 'Sur quelle base',
  donnees: 'Quelles données',
  destinataires: 'Qui les reçoit',
  conservation: 'Combien de temps',
}

export interface Traitement {
  title: string
  finalite: string
  base: string
  donnees: string
  destinataires: string
}

export const responsable = {
  title: 'Qui répond de vos données',
  intro:
    'Le règlement européen sur la protection des données (RGPD, article 13) demande de dire qui utilise vos données, pourquoi, et combien de temps.',
  incomplet: { before: 'Une réponse marquée', after: 'n’est pas encore arrêtée : nous ne l’inventons pas.' },
  labels: { nom: 'Responsable', adresse: 'Adresse', email: 'Pour toute question' },
}

export const formulaire: Traitement & { sansEnvoi: string; avecEnvoi: string } = {
  title: 'Quand vous nous écrivez',
  sansEnvoi:
    'Le formulaire de contact ne nous envoie rien. Il ouvre votre propre logiciel de messagerie, avec un message déjà rédigé : il ne part que si vous l’envoyez, comme n’importe quel e-mail.',
  avecEnvoi: 'Le formulaire de contact nous envoie votre message, quand vous appuyez sur le bouton, par le serveur',
  finalite: 'Vous répondre, et préparer un devis si vous en demandez un.',
  base: 'Des démarches faites à votre demande avant un contrat (RGPD, art. 6.1.b). Pour un message sans projet, notre intérêt légitime à répondre à qui nous écrit (art. 6.1.f).',
  donnees:
    'Ce que vous écrivez, et l’adresse e-mail qui permet de vous répondre. Les champs obligatoires sont ceux sans lesquels nous ne le pouvons pas. Le reste est à votre choix.',
  destinataires: 'Les personnes de l’agence qui préparent la réponse, et le prestataire de notre messagerie.',
}

export const mesure: Traitement & {
  intro: string
  introFin: string
  conditionsLien: string
  envoi: { title: string; intro: string; points: string[] }
  serveur: { title: string; text: string }
  absences: { title: string; points: string[] }
} = {
  title: 'La mesure d’audience',
  intro: 'Nous comptons les visites avec Rybbit, un logiciel libre que nous avons installé nous-mêmes sur',
  introFin: 'C’est le seul autre serveur que ces pages contactent d’elles-mêmes.',
  finalite: 'Savoir quelles pages servent, et lesquelles sont lentes ou en panne. Rien de plus.',
  base: 'Notre intérêt légitime à réparer et améliorer ce site (RGPD, art. 6.1.f). Nous réglons la mesure sur les conditions que la CNIL pose pour se passer de consentement. Ce sont des chiffres d’audience, pour nous seuls, jamais recoupés avec un autre fichier ni suivis d’un site à l’autre.',
  conditionsLien: 'Lire les conditions de la CNIL pour la mesure d’audience',
  donnees: 'Celles qui sont décrites ci-dessous, et elles seules.',
  destinataires: 'Nous, et l’entreprise qui héberge notre serveur de mesure. Aucune régie publicitaire.',
  envoi: {
    title: 'Ce que le programme lit et envoie',
    intro: 'À chaque page, si vous ne refusez pas :',
    points: [
      'l’adresse de la page, y compris ce qui suit le « ? », son titre et le nom du site ;',
      'l’adresse de la page d’où vous venez, si votre navigateur la donne ;',
      'la langue du navigateur et la taille de l’écran ;',
      'les clics sur les boutons et les liens qui portent un nom dans le code, comme « nav-contact » : c’est ce nom qui part. Pour un lien vers un autre site, son adresse et son texte aussi ;',
      'les temps d’affichage de la page, et les erreurs de ses scripts ;',
      'une note qui dit si la visite ressemble à celle d’un robot.',
    ],
  },
  serveur: {
    title: 'Ce que le serveur de mesure en tire',
    text: 'Comme tout serveur, il voit votre adresse IP et le nom de votre navigateur. Il en déduit un type d’appareil, un pays, une ville approximative, et une empreinte. C’est un code calculé à partir des deux, qui sert à compter les visiteurs sans connaître leur nom.',
  },
  absences: {
    title: 'Ce qu’il ne fait pas',
    points: [
      'Déposer un cookie ou écrire quoi que ce soit sur votre appareil. Il y cherche deux choses : votre refus, et un identifiant de compte que ce site ne crée jamais.',
      'Filmer votre écran, suivre votre souris ou noter ce que vous tapez.',
      'Vous donner un nom, ou vous suivre sur un autre site.',
    ],
  },
}

export const refus = {
  label: 'Ne pas mesurer mes visites sur ce navigateur',
  text: 'L’effet est immédiat : plus rien ne part vers le serveur de mesure. Vous pouvez revenir en arrière quand vous voulez.',
  noScript:
    'Sans JavaScript, il n’y a rien à régler : le programme de mesure en a besoin, donc vos visites ne sont pas mesurées.',
  signal:
    'Votre navigateur demande à tous les sites de ne pas exploiter vos données (signal « Global Privacy Control »). Nous le respectons : vos visites ne sont pas mesurées, et il n’y a rien à régler ici.',
  etats: {
    refuse: 'C’est noté. Ce navigateur n’est plus mesuré, dès maintenant et à vos prochaines visites.',
    refuseSansMemoire:
      'C’est noté, mais seulement jusqu’à la fermeture de cette page : votre navigateur ne laisse pas ce site enregistrer un choix.',
    accepte: 'Vos visites sur ce navigateur sont de nouveau mesurées.',
  },
}

export const journaux: Traitement & { intro: string; hebergeurLien: string } = {
  title: 'Les journaux du serveur',
  intro:
    'Le serveur qui vous envoie ces pages note chaque demande dans un journal, avant même que la page ne s’affiche.',
  finalite: 'Faire fonctionner le site, comprendre une panne, repousser une attaque.',
  base: 'Notre intérêt légitime à garder le site en ligne et en sécurité (RGPD, art. 6.1.f).',
  donnees: 'L’adresse IP, la date et l’heure, l’adresse demandée, le résultat, le nom du navigateur.',
  destinataires: 'L’hébergeur du site, et nous quand il faut chercher une panne.',
  hebergeurLien: 'Voir qui est l’hébergeur',
}

export const cookies = {
  title: 'Cookies : aucun',
  intro:
    'Ce site ne dépose aucun cookie. Aucun bandeau ne vous a donc demandé d’en accepter. Votre navigateur garde en revanche, pour vous rendre service, ces quatre choses. Elles restent sur votre appareil : nous ne les recevons pas.',
  caption: 'Ce que ce site garde sur votre appareil',
  columns: ['Quoi', 'Pour quoi faire', 'Jusqu’à quand'],
  rows: [
    {
      what: 'Votre place dans chaque page',
      where: 'stockage de session',
      why: 'Vous y ramener quand vous revenez en arrière ou rechargez.',
      until: 'La fermeture de l’onglet.',
    },
    {
      what: 'Le brouillon de votre message',
      where: 'stockage de session',
      why: 'Ne pas perdre ce que vous avez écrit dans le formulaire de contact si vous changez de page.',
      until: 'L’envoi du message, ou la fermeture de l’onglet.',
    },
    {
      what: 'Votre refus de la mesure',
      where: 'stockage local',
      why: 'Nous en souvenir à votre prochaine visite.',
      until: 'Votre changement d’avis, ou l’effacement des données du navigateur.',
    },
    {
      what: 'Un repère de rechargement',
      where: 'stockage local, et de session pour le numéro de l’onglet',
      why: 'Si une page n’a pas pu se charger, la recharger une fois par onglet, et pas deux.',
      until: 'Le chargement réussi, quelques instants après, et la fermeture de l’onglet pour son numéro.',
    },
  ],
}

export const lieu = {
  title: 'Où vont vos données',
  text: 'Nous ne les vendons pas, ne les louons pas et ne les prêtons pas. Elles ne servent à aucune décision automatique. Les entreprises citées plus haut ne les traitent que pour nous.',
  labels: { pays: 'Pays d’hébergement' },
}

export const droits = {
  title: 'Vos droits',
  intro: 'Pour les données qui vous concernent, vous pouvez nous demander :',
  points: [
    'de vous en donner une copie ;',
    'de les corriger ;',
    'de les effacer ;',
    'd’en suspendre l’usage ;',
    'de ne plus les utiliser, quand nous le faisons dans notre intérêt légitime ;',
    'de vous les remettre dans un format réutilisable, pour celles confiées en vue d’un contrat ;',
    'de suivre vos consignes sur ce qu’elles deviendront après votre mort.',
  ],
  demande: 'Écrivez à',
  delai: 'Il n’y a rien à payer ni à justifier, et la loi nous donne un mois pour répondre.',
  mesure:
    'Pour la mesure d’audience et les journaux, rien ne relie une visite à un nom. Il se peut que nous ne retrouvions pas la vôtre, et nous vous le dirons. Refuser la mesure ne demande pas de nous écrire.',
  mesureLien: 'Refuser la mesure d’audience sur ce navigateur',
  cnil: 'Si notre réponse ne vous convient pas, ou si elle ne vient pas, vous pouvez saisir la CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.',
  cnilLien: 'Adresser une plainte à la CNIL',
}

/** The door at the end of the page. */
export const porte = 'Parler de votre projet'
