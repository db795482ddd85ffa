/**
 * Statements of the copy that commit the agency, and legal statements for its counsel. Each entry quotes its file, so that rewritten
 * sentences drop out of the list.
 */
import { isIn, readText } from '../text.ts'

interface Quotation {
  /** Relative to src/content. */
  file: string
  /** Quotation; all kinds of spaces are equal. */
  words: string
  /** Resulting duty, or the point for counsel to confirm. */
  what: string
}

const promisesOf = (file: string, promises: Record<string, string>): Quotation[] =>
  Object.entries(promises).map(([words, what]) => ({ file, words, what }))

export const promises: Quotation[] = [
  ...promisesOf('accueil.ts', {
    'Nous reformulons par écrit': 'besoin reformulé par écrit avant le devis',
    'Nous contrôlons chaque page': 'contrôle de chaque page, redirections, mise en ligne',
    'les comptes sont à vous': 'comptes au nom du client',
    'le calendrier du devis montre': 'calendrier du devis, semaine par semaine',
    'vous y formons': 'formation à l’outil d’édition',
    'La même personne vous suit': 'un seul interlocuteur, du début à la fin',
    'devis est signé avant la première maquette': 'aucun travail de dessin avant un devis signé',
    'Dès la première semaine de développement': 'site provisoire ouvert au client',
    'Le temps d’affichage est relevé avec vous': 'mesure faite devant le client, à la mise en ligne',
    'Notre contrat prévoit': 'domaine, code, contenus et accès au nom du client, dans chaque contrat',
    'nous vous disons franchement': 'avis sur un budget, avant tout devis',
    'Le total du devis ne change que si': 'prix ferme',
    'Nous consacrons une heure à passer le relais': 'heure de passage de relais',
  }),
  ...promisesOf('creation.ts', {
    'une heure de prise en main': 'heure de prise en main',
    'Deux heures de votre temps': 'temps demandé au client à la première étape',
    'Nous le choisissons ensemble': 'nom de domaine choisi avec le client',
    'Chaque page naît sur un petit téléphone': 'pages conçues d’abord pour le téléphone',
    'vous apprenons à vous en servir': 'formation à la mise en ligne',
    'nous chiffrons et modifions': 'modification chiffrée, relue avant publication',
    'Vous recevez un devis détaillé': 'devis détaillé',
    'nous vous dirons lequel suffit': 'conseil sur la sorte de site',
    'Nous écrivons sur deux pages': 'compte rendu écrit de la première étape',
    'Nous venons voir l’atelier': 'visite sur place avant le dessin',
    'Dans chaque devis': 'six points compris dans tout devis',
    'une personne relit, coupe et vérifie': 'relecture des textes',
    'Nous contrôlons chaque page': 'contrôle au clavier, du contraste et du texte agrandi, page par page',
    'Un poids maximal par page': 'poids maximal tenu à chaque modification',
    'Une heure avec vous, et un document': 'heure de prise en main, document remis',
    'Un mois après, nous relisons les mesures': 'relecture des mesures à un mois',
    'les autres lignes se retirent une à une': 'devis dont les lignes se retirent',
  }),
  ...promisesOf('refonte.ts', {
    'sans votre accord écrit': 'aucun supplément sans accord écrit',
    'Vous relisez le tri avant': 'tri des pages relu par le client',
    'Vous en gardez une copie datée': 'relevé des recherches et des rangs, remis',
    'Nous comparons ensuite avec le relevé':
      'comparaison les semaines suivantes, correction de ce qui baisse et dépend du site',
    'Vous recevez le plan complet avant': 'plan de redirection remis ; redirections gardées un an',
    'une liste de réparations, chacune avec son prix': 'liste de réparations chiffrées',
  }),
  ...promisesOf('hebergement.ts', {
    'une personne est prévenue': 'personne prévenue après deux échecs',
    'les liens au mois d’avant': 'mesures comparées chaque mois',
    'Nous remettons une copie en route': 'restauration essayée sur une machine vide',
    'Vous gardez le compte': 'compte et domaine gardés au départ',
    'Nous vous prévenons sans attendre': 'client prévenu d’une atteinte à ses données',
    'Le reste est chiffré avant': 'demande chiffrée avant d’être faite',
    'Nous remettons sauvegardes': 'sauvegardes, accès et notice remis en fin de contrat',
    'Toutes les cinq minutes': 'surveillance, personne prévenue après deux échecs',
    'elle déclenche une alerte': 'alerte sur la sauvegarde de la nuit',
    'Un message d’essai traverse': 'message d’essai chaque semaine',
    'un compte rendu mensuel': 'compte rendu du mois',
    'nous relisons les échéances avec vous': 'échéances relues chaque année',
    '3-2-1': 'trois exemplaires, deux stockages, une copie ailleurs',
    'L’essai, chaque trimestre': 'restauration essayée chaque trimestre',
    'Demandez une copie complète': 'copie complète à la demande',
    'Traiter une faille grave': 'failles graves traitées dès qu’elles sont connues, aux heures du contrat',
    'Vous êtes prévenu avant que nous ayons tout compris': 'client prévenu, compte rendu de chaque incident',
    'sur un compte à votre nom': 'compte d’hébergement au nom du client : l’agence n’en revend pas',
    'Vous fermez nos accès': 'accès fermés par le client en fin de contrat',
  }),
  ...promisesOf('referencement.ts', {
    'en expliquant chaque action': 'actions expliquées',
    'la date où chacune est faite': 'actions datées, page par page',
    'mesures d’avant et d’après': 'mesures relevées dans le compte du client',
    'nous l’écrivons aussi': 'actions sans effet écrites',
    'liste des corrections, dans l’ordre': 'contenu d’un audit',
  }),
  ...promisesOf('expertises.ts', {
    'Un programme contrôle, de page en page': 'contrôle automatique de chaque page',
    'une raison d’être et une date de fin': 'durée et motif écrits pour chaque donnée',
    'échoue à nos contrôles': 'poids des pages contrôlé avant chaque mise en ligne',
    'Puis nous essayons nous-mêmes': 'parcours essayés au clavier',
    'Des tests le revérifient': 'tests automatiques des règles du serveur',
    'nous restaurons des sauvegardes': 'restaurations essayées',
  }),
  ...promisesOf('agence.ts', {
    'Nous y entrons en invités': 'accès au nom de chacun, jamais propriétaire',
    'Nous passons une heure avec la nouvelle équipe': 'heure de passage de relais',
    'les progrès se voient': 'site provisoire ouvert pendant le travail',
    'Une question vous arrive par écrit': 'décisions demandées par écrit, avec un avis',
    'Vous nous prévenez par écrit': 'départ sur simple écrit du client',
    'nous rouvrons ensuite l’archive': 'archive rouverte avec le client',
    'Nous effaçons nos copies': 'copies effacées dans le délai du contrat',
    'Nous répondrons par écrit': 'réponse écrite à toute question',
    'Vous recevez trois lignes': 'message du lundi',
    'quart d’heure devant le site': 'point du vendredi',
    'C’est la même du premier appel au suivi': 'interlocuteur unique',
    'nous chiffrons ce changement avant': 'changement chiffré avant d’être fait',
    'Le devis nomme qui tient chacun': 'rôles nommés dans le devis',
    'De Tourcoing à Seclin': 'déplacements au début et à la fin',
    'Si trois corrections suffisent': 'trois corrections plutôt qu’une refonte',
    'maquettes comprises': 'droits cédés par écrit, maquettes comprises',
    'le site reste en ligne tout du long': 'site en ligne pendant tout le préavis',
    'Nous l’installons sur une machine vide': 'réinstallation faite au départ',
    'L’attestation d’effacement': 'attestation remise',
  }),
  ...promisesOf('contact.ts', {
    'vous répond par écrit': 'réponse écrite d’une personne',
    'nous ferons le tri': 'message envoyé deux fois, sans gêne',
    'Si nous ne sommes pas les bons': 'demande réorientée, et dit',
    'Votre adresse ne rejoint aucune liste': 'aucune liste, aucune relance',
    'questions, ou un conseil': 'conseil écrit avant tout devis',
    'chez vous dans la métropole de Lille, sans engagement': 'rencontre sur place, sans engagement',
    'le prix de chaque partie': 'devis détaillé',
  }),
  ...promisesOf('projets/ce-site/projet.ts', {
    'des chiffres relevés à chaque mise en ligne': 'mesures publiées à chaque mise en ligne',
  }),
  ...promisesOf('mentions.ts', {
    'est à vous, code compris': 'site et code à qui les commande',
  }),
  ...promisesOf('accessibilite.ts', {
    'avant chaque mise en ligne': 'contrôles de toutes les pages à chaque mise en ligne',
    'Une personne vous lit et vous répond par écrit': 'réponse écrite à un signalement',
  }),
  ...promisesOf('confidentialite.ts', {
    'Nous répondons en un mois': 'réponse aux demandes sur les données, dans le délai de la loi',
    'Il ne filme pas votre écran': 'Rybbit : « Session Replay » coupé (docs/measuring-with-rybbit.md)',
    'ne note pas ce que vous tapez': 'Rybbit : suivi des formulaires coupé',
    'Un code qui change chaque jour': 'Rybbit : sel quotidien activé',
    'L’adresse IP n’est pas enregistrée': 'Rybbit : adresse IP non enregistrée',
  }),
]

/** Legal statements for counsel: cited articles, and laws named without a confirmed number. */
export const statements: Quotation[] = [
  ...promisesOf('agence.ts', {
    'payer un site ne suffit pas à en être propriétaire':
      'cession des droits d’auteur (numéro d’article et moment de la cession à confirmer)',
    'Pratique commerciale trompeuse': 'pratiques trompeuses (C. conso., L. 121-2 et L. 121-4)',
    'RGPD, art. 28': 'données rendues ou effacées au départ',
    'S’il y est masqué': 'titulaires masqués par l’Afnic',
  }),
  ...promisesOf('creation.ts', {
    'il affiche ses conditions de vente':
      'obligations d’un site qui vend aux particuliers : conditions, médiateur (C. conso., L. 616-1), rétractation en ligne (directive 2023/2673)',
  }),
  ...promisesOf('expertises.ts', {
    'art. L. 412-13':
      'accessibilité : qui y est tenu, qui en est dispensé ; la charge disproportionnée n’est pas citée',
  }),
  ...promisesOf('hebergement.ts', {
    'RGPD, art. 33': 'violation de données : CNIL sous 72 heures, personnes si le risque est élevé (art. 34)',
    'prévu par l’article 28': 'sous-traitance',
  }),
  ...promisesOf('refonte.ts', {
    Syreli: 'nom de domaine récupéré',
    'doit vous remettre le code': 'code de transfert d’un domaine',
  }),
  ...promisesOf('accessibilite.ts', {
    'Défenseur des droits': 'recours de qui n’obtient pas de réponse',
  }),
  ...promisesOf('mentions.ts', {
    'loi n° 2004-575': 'mentions d’un site professionnel (articles à confirmer : 1-1, et 19 s’il n’a pas été déplacé)',
    'citer un court passage': 'droit de citation',
    'sous licence MIT': 'textes et images hors de la licence du code',
    'mention « EI »': 'désignation d’un entrepreneur individuel',
  }),
  ...promisesOf('confidentialite.ts', {
    'art. 6.1.b': 'bases légales des messages et de la mesure',
    'art. 82': 'dispense de consentement, dite seulement après l’évaluation',
    'ne les traitent que pour nous':
      'sous-traitants liés par un accord écrit (RGPD, art. 28), dit une fois les prestataires nommés',
    'manifestement infondée ou excessive': 'délais et gratuité des droits (RGPD, art. 12, à confirmer)',
  }),
]

/** With one kind of space, in lower case. */
export const folded = (text: string) => text.replace(/\s+/g, ' ').toLowerCase()

/** Splits a list into statements still in the texts, and those rewritten or removed. */
export function splitByPresence(list: Quotation[]): { standing: Quotation[]; gone: Quotation[] } {
  const read = (file: string) => (isIn(file) ? folded(readText(file)) : '')
  const texts = new Map(list.map(({ file }) => [file, read(`src/content/${file}`)]))
  const stands = ({ file, words }: Quotation) => texts.get(file)?.includes(folded(words)) ?? false
  return { standing: list.filter(stands), gone: list.filter((one) => !stands(one)) }
}

/** Both lists as text, by file: remaining statements, then the number rewritten. */
export function listOfPromises(): string {
  const all = [...promises, ...statements.map((one) => ({ ...one, what: `droit, ${one.what}` }))]
  const { standing, gone } = splitByPresence(all)
  const lines = [...new Set(standing.map(({ file }) => file))].flatMap((file) => [
    `      ${file}`,
    ...standing.filter((one) => one.file === file).map(({ words, what }) => `        ${what} : « ${words} »`),
  ])
  if (gone.length > 0)
    lines.push(`      ${gone.length} phrases récrites ne sont plus citées ici : relisez aussi les vôtres`)
  return lines.join('\n')
}
