/** What an owner still has to fill in or decide before the site goes public. */
import type { Projet } from '../../src/content/projet.ts'
import type { SiteConfig } from '../../src/site/config.ts'

export interface Finding {
  /** File to edit. */
  file: string
  /** Field to edit in it: `contact.adresse`. */
  field: string
  /** Variable of the environment that may be set instead of what the file says. */
  variable?: string
  what: string
  why: string
}

/** What matters here of a project, whose data may be wrong. */
export type LaunchProjet = { name: string } & Partial<Pick<Projet, 'demonstration' | 'brouillon'>>

const configFile = 'src/site/config.ts'

/** A variable is set where the site is built; its default is in the code. */
const variable = (name: string) => ({ file: 'src/site/readEnvironment.ts', field: name, variable: name })

const law = 'la loi le demande sur /legal/mentions-legales (LCEN, art. 1-1)'
const gdpr = 'le RGPD (art. 13) le demande sur la page de confidentialité'
const promise = 'la page de contact le promet dès qu’il est connu, et n’en dit rien sinon'

/** Domains reserved for examples never reach anyone: https://www.rfc-editor.org/rfc/rfc6761#section-6.5. */
const isExample = (text: string) => /\.example(?:$|[/:])/.test(text)

/** What the texts promise or say of the law, by file: the agency must keep the first, and its counsel read the second. */
const toReread = [
  'accueil.ts : site provisoire dès la première semaine, contenu de chaque contrat, total du devis, heure de passage de relais',
  'agence.ts : message du lundi et point du vendredi, interlocuteur unique, changement chiffré avant, sept étapes du départ dont une réinstallation',
  'creation.ts : relecture, poids maximal, essai au lecteur d’écran, heure de prise en main, relecture des mesures à un mois, visite sur place',
  'expertises.ts : parcours essayés par une personne, mise en ligne arrêtée au-delà d’un poids',
  'hebergement.ts : rythmes de surveillance, règle 3-2-1, essai de chaque trimestre, compte rendu du mois et de chaque incident, client prévenu',
  'refonte.ts : inventaire avant le devis (qui le paie ?), visite sur place, plan remis à Google et à Bing le jour même, liste de réparations chiffrées',
  'referencement.ts : actions datées, mesures d’avant et d’après, six contrôles de l’audit',
  'contact.ts : aucune relance, entretien de trente minutes, déplacement dans la métropole, proposition chiffrée',
  'droit, agence.ts : cession des droits (CPI, L. 131-3), faux avis et faux clients (C. conso., L. 121-2, L. 121-4), données rendues ou effacées (RGPD, art. 28), titulaires masqués par l’Afnic',
  'droit, expertises.ts : accessibilité des sites qui vendent ou font réserver, et qui y échappe',
  'droit, hebergement.ts : sous-traitance (RGPD, art. 28) et violation de données (art. 33)',
  'droit, refonte.ts : nom de domaine récupéré par la procédure Syreli',
  'droit, mentions.ts : LCEN (art. 1-1 et 19), citation, textes et images hors de la licence MIT',
  'droit, confidentialite.ts : bases légales, dispense de consentement (art. 82), délais et gratuité des droits',
]

/** Fields that stay `undefined` until somebody knows: what they are, and why they are needed. */
const blanks: [field: string, what: string, why: string][] = [
  ['legal.raisonSociale', 'la raison sociale', law],
  ['legal.formeJuridique', 'la forme juridique', law],
  ['legal.capital', 'le capital social', law],
  ['legal.rcs', 'l’immatriculation au registre du commerce', law],
  ['legal.siren', 'le numéro SIREN', law],
  ['legal.tva', 'le numéro de TVA intracommunautaire', law],
  ['legal.directeurPublication', 'le directeur de la publication', law],
  ['legal.hebergeur', 'l’hébergeur : nom, adresse, téléphone', law],
  ['contact.adresse', 'l’adresse du siège', law],
  ['contact.telephone', 'le numéro de téléphone', law],
  ['contact.delaiReponse', 'le délai de réponse', promise],
  ['donnees.conservationMessages', 'la durée de conservation des messages reçus', gdpr],
  ['donnees.conservationMesure', 'la durée de conservation de la mesure d’audience', gdpr],
  ['donnees.conservationJournaux', 'la durée de conservation des journaux du serveur', gdpr],
  ['donnees.paysHebergement', 'le pays où les données sont hébergées', gdpr],
  ['donnees.transferts', 'les transferts hors de l’Union européenne, une messagerie comprise, et leur garantie', gdpr],
  [
    'analytics.evaluation',
    'l’évaluation de la mesure d’audience : date, version de Rybbit',
    'la page de confidentialité dit suivre les conditions de la CNIL ; sans cette évaluation, rien ne montre que l’on peut se passer de consentement',
  ],
  [
    'premierEchange',
    'le premier échange : durée, gratuit ou non',
    'il se lit sous les boutons qui demandent un audit ou un examen ; sans lui, ils n’en disent rien',
  ],
  [
    'engagementsRelus',
    'qui a relu les promesses et le droit, et quand',
    `chacune de ces phrases engage l’agence :\n${toReread.map((line) => `      ${line}`).join('\n')}`,
  ],
]

/** The value at the end of a path of names. */
const valueAt = (config: SiteConfig, field: string) =>
  field.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], config)

/**
 * @param config the site's configuration, its environment included
 * @param projets every project, drafts included
 */
export function launchFindings(config: SiteConfig, projets: LaunchProjet[]): Finding[] {
  const findings: Finding[] = blanks
    .filter(([field]) => valueAt(config, field) === undefined)
    .map(([field, what, why]) => ({ file: configFile, field, what: `à renseigner : ${what}`, why }))
  const tellIf = (condition: boolean, finding: Finding) => {
    if (condition) findings.push(finding)
  }
  tellIf(isExample(config.origin), {
    ...variable('SITE_ORIGIN'),
    what: `adresse du site encore fictive, « ${config.origin} »`,
    why: 'les moteurs de recherche et les réseaux sociaux reçoivent cette adresse',
  })
  tellIf(isExample(config.analytics.origin), {
    ...variable('ANALYTICS_ORIGIN'),
    what: `serveur de mesure encore fictif, « ${config.analytics.origin} »`,
    why: 'chaque page demande un script à un serveur qui n’existe pas',
  })
  tellIf(isExample(config.contact.email), {
    file: configFile,
    field: 'contact.email',
    what: `adresse e-mail encore fictive, « ${config.contact.email} »`,
    why: 'les messages n’arrivent à personne',
  })
  tellIf(config.nom === 'Violine', {
    file: configFile,
    field: 'nom',
    what: 'nom du modèle, « Violine »',
    why: 'il signe chaque titre et chaque page ; refaites aussi les icônes (npm run icons)',
  })
  tellIf(config.contact.endpoint === undefined, {
    ...variable('CONTACT_ENDPOINT'),
    what: 'formulaire sans adresse d’envoi',
    why: 'il ouvre le logiciel d’e-mail du visiteur, ce que beaucoup n’ont pas sur leur téléphone',
  })
  tellIf(!config.indexable, {
    ...variable('SITE_INDEXABLE'),
    what: 'moteurs de recherche tenus à l’écart',
    why: 'c’est voulu pour un essai, pas pour un site public',
  })
  for (const { name, demonstration, brouillon } of projets) {
    const file = `src/content/projets/${name}/projet.ts`
    tellIf(demonstration === true && !brouillon, {
      file,
      field: 'demonstration',
      what: `projet de démonstration, « ${name} »`,
      why: 'un site public gagne à montrer de vrais projets ; gardez-le si c’est votre choix, il est signalé sur la page',
    })
    tellIf(brouillon === true, {
      file,
      field: 'brouillon',
      what: `brouillon, « ${name} »`,
      why: 'il n’est pas publié : finissez-le et retirez cette ligne, ou laissez-le attendre',
    })
  }
  return findings
}
