/** Facts and decisions that the owner still owes before the launch. */

import type { Projet } from '../../src/content/defineProjet.ts'
import type { SiteConfig } from '../../src/site/config.ts'
import { thisSite } from '../../src/site/pages.ts'
import type { ServiceId } from '../../src/site/services.ts'
import { fieldName } from '../content/schema.ts'
import { listOfUnlisted } from './commitments.ts'
import { configFile } from './configSchema.ts'
import { listOfPromises } from './promises.ts'

/** Keys of `accepte` beside the fields of `advised`. */
const dismissals = [
  'demonstrations',
  'brouillons',
  'environs',
  'services',
  'beffroi',
  'zones',
  'CONTACT_ENDPOINT',
] as const

type Dismissal = (typeof dismissals)[number] | `projet:${string}`

export interface Finding {
  /** `obligatoire`: required by law, or the site would not work or would state something unchecked. `conseillé`: advice. */
  niveau: 'obligatoire' | 'conseillé'
  /** Key in `accepte` that dismisses it: the field's name unless several fields share one. */
  accepte?: Dismissal
  /** File to edit. */
  file: string
  /** Field to edit in it: `contact.adresse`. */
  field: string
  /** Line of the file, if the field is not enough. */
  line?: number | undefined
  /** Environment variable that overrides the file. */
  variable?: string
  what: string
  why: string
}

/** Fields of a project that matter for the launch; data may be invalid. */
export type LaunchProjet = { name: string } & Partial<
  Pick<Projet, 'demonstration' | 'brouillon' | 'client' | 'url' | 'resultats' | 'temoignage'>
>

/** Projects shown on other pages: src/content/vedettes.ts and exemples.ts. */
export interface ShownProjets {
  vedettes: readonly string[]
  exemples: Partial<Record<ServiceId, { projet: string }>>
}

/** A text that states which projects are real, and its place. */
export interface TextAboutProjets {
  file: string
  field: string
  text: string
}

/** A variable is set where the site is built; the file holds its default. */
const variable = (name: string) => ({ file: 'src/site/readEnvironment.ts', field: name, variable: name })

const law = 'la loi le demande sur /legal/mentions-legales (LCEN, art. 1-1)'
const gdpr = 'le RGPD (art. 13) le demande sur la page de confidentialité'
const promise = 'la page de contact le promet dès qu’il est connu, et n’en dit rien sinon'

/**
 * True of a host that no visitor reaches: names reserved for examples and tests (RFC 2606, RFC 6761), and those of a private machine or
 * network.
 */
const isFictitious = (host: string) =>
  /(?:^|\.)(?:example|test|invalid|localhost|local|internal|home\.arpa|example\.(?:com|net|org))$|^[^.]*$/.test(host) ||
  /^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.[\d.]+$|^\[(?:::|f[cde])/.test(host)

/** Host of an address or of an e-mail; undefined for other texts. */
function hostOf(text: string): string | undefined {
  const [, domain] = /^(?:mailto:)?[^\s@/]+@([^\s@/?]+)$/.exec(text) ?? []
  return domain?.toLowerCase() ?? (/^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text).hostname : undefined)
}

/** Every text of a value, by its field: `references[0].site`. */
const textsIn = (value: unknown, path: PropertyKey[] = []): [field: string, text: string][] =>
  typeof value === 'string'
    ? [[fieldName(path), value]]
    : Object.entries(value ?? {}).flatMap(([key, part]) =>
        textsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
      )

/** Fields that a variable sets. */
const variableOf: Record<string, string> = {
  origin: 'SITE_ORIGIN',
  'analytics.origin': 'ANALYTICS_ORIGIN',
  'contact.endpoint': 'CONTACT_ENDPOINT',
  signalements: 'REPORT_ENDPOINT',
}

/** Reasons against a fictitious host, where they are not that a link leads nowhere. */
const whyNot: Record<string, string> = {
  origin: 'les moteurs de recherche et les réseaux sociaux reçoivent cette adresse',
  'analytics.origin': 'chaque page demande un script à un serveur qui n’existe pas',
  'contact.email': 'les messages n’arrivent à personne',
  'contact.endpoint': 'les messages n’arrivent à personne',
  signalements: 'les navigateurs envoient leurs signalements à un serveur qui n’existe pas',
}

/** Addresses and e-mails that are still examples, or of the owner's own machine. */
const fictitiousFindings = (config: SiteConfig): Finding[] =>
  textsIn(config).flatMap(([field, text]) => {
    const host = hostOf(text)
    const named = variableOf[field]
    return host === undefined || !isFictitious(host)
      ? []
      : {
          niveau: 'obligatoire',
          ...(named ? variable(named) : { file: configFile, field }),
          what: `adresse encore fictive, ou d’un réseau privé : « ${text} »`,
          why: whyNot[field] ?? 'un visiteur qui la suit n’arrive nulle part',
        }
  })

type Blank = [field: string, what: string, why: string]

/** Required fields, each with its name and the reason. */
const required: Blank[] = [
  ['legal.raisonSociale', 'la dénomination sociale, ou les nom et prénom suivis de « EI »', law],
  ['legal.formeJuridique', 'la forme juridique', law],
  ['legal.capital', 'le capital social', law],
  ['legal.rcs', 'l’immatriculation (RNE ou RCS)', law],
  ['legal.siren', 'le numéro SIREN', law],
  ['legal.tva', 'le numéro de TVA intracommunautaire', law],
  ['legal.directeurPublication', 'le directeur de la publication', law],
  ['legal.hebergeur', 'l’hébergeur : nom, adresse, téléphone', law],
  ['contact.adresse', 'l’adresse du siège', law],
  ['contact.telephone', 'le numéro de téléphone', law],
  ['donnees.conservationMessages', 'la durée de conservation des messages reçus', gdpr],
  ['donnees.conservationMesure', 'la durée de conservation de la mesure d’audience', gdpr],
  ['donnees.conservationJournaux', 'la durée de conservation des journaux du serveur', gdpr],
  ['donnees.paysHebergement', 'le pays où les données sont hébergées', gdpr],
  ['donnees.prestataires', 'les prestataires qui reçoivent des données : nom, rôle, pays', gdpr],
  ['donnees.transferts', 'les transferts hors de l’Union européenne, une messagerie comprise, et leur garantie', gdpr],
  [
    'analytics.evaluation',
    'l’évaluation de la mesure d’audience : date, version de Rybbit',
    'la page de confidentialité ne dit suivre les conditions de la CNIL qu’une fois cette évaluation faite ; sans elle, rien ne montre que l’on peut se passer de consentement',
  ],
  [
    'engagementsRelus',
    'qui a relu les promesses et le droit, et quand',
    `chacune de ces phrases engage l’agence :\n${listOfPromises()}${listOfUnlisted()}`,
  ],
]

/** Optional fields that help visitors; pages omit empty ones. */
const advised: Blank[] = [
  ['contact.delaiReponse', 'le délai de réponse', promise],
  [
    'premierEchange',
    'le premier échange : durée, gratuit ou non',
    'il se lit sous les boutons qui demandent un audit ou un examen ; sans lui, ces boutons n’annoncent aucun prix',
  ],
  [
    'gratuitAvantDevis',
    'si un audit, un inventaire ou un examen d’avant devis est gratuit (true) ou payant (false)',
    'il se lit sous les mêmes boutons, et la page de la refonte dit alors qui paie l’inventaire ; sans lui, rien n’est promis',
  ],
  [
    'paiement',
    'comment un client paie, en une phrase',
    'elle se lit dans la réponse sur le prix d’un site : chacun demande s’il peut payer en plusieurs fois',
  ],
  [
    'preavis',
    'ce qui engage un client de l’hébergement (durée, préavis), en une phrase',
    'elle ouvre la réponse à « Sommes-nous engagés ? » ; sans elle, la page renvoie au contrat',
  ],
  [
    'tempsClient',
    'combien de son temps un client donne à un audit de référencement, en une phrase',
    'elle se lit dans la réponse sur le contenu de l’audit : chacun demande combien d’heures cela lui prendra',
  ],
  [
    'remplacement',
    'qui répond quand l’interlocuteur est absent, en une phrase',
    'elle se lit sur la page de l’agence, après « Une personne vous répond »',
  ],
  [
    'equipe',
    'l’équipe : prénom, nom, rôle, une phrase, une photo si vous voulez',
    'le site parle d’une agence et n’y montre personne ; elle ouvre la page de l’agence et se lit sur le contact et les services',
  ],
  [
    'reperes',
    'trois faits que l’on peut vérifier : année de création, effectif, sites suivis',
    'ils se lisent sous le titre de l’accueil : c’est la première preuve qu’un visiteur rencontre',
  ],
  [
    'tarifs',
    'un prix de départ par service, hors taxes, et ce qu’il comprend',
    'chacun demande « combien ? » ; il se lit dans « En bref », en tête de chaque service, et dans les réponses sur le prix',
  ],
  ['delais', 'une durée habituelle par service', 'elle se lit dans « En bref » et dans les réponses sur le temps'],
  [
    'disponibilite',
    'quand vous pouvez commencer, et jusqu’à quel jour c’est vrai',
    'elle se lit près des premiers boutons',
  ],
  [
    'references',
    'des clients qui parlent, chacun avec le jour de son accord écrit',
    'aucun client ne parle sur l’accueil ni sur les services, et la page de l’agence le dit (« Sur quoi nous juger ») ; un faux serait une pratique trompeuse',
  ],
  [
    'avis',
    'un lien vers votre fiche d’avis',
    'il se lit au pied de chaque page ; une note recopiée vieillit et ne se vérifie pas',
  ],
  [
    'contact.horaires',
    'les heures où l’on peut vous appeler',
    'elles se lisent sur le contact, au pied des pages et dans les moteurs',
  ],
  [
    'auditAccessibilite',
    'un audit RGAA fait par quelqu’un d’autre : jour, auditeur, taux',
    'sans lui, la page Accessibilité n’annonce ni taux ni conformité ; avec lui, le pied de chaque page porte la mention officielle',
  ],
  ['contact.rendezVous', 'l’adresse où prendre rendez-vous', 'elle évite un échange de messages'],
  [
    'legal.assurance',
    'l’assurance professionnelle : assureur, territoire (null si sans objet)',
    'à dire si des particuliers sont vos clients et si votre activité est tenue d’être assurée (C. conso., art. R. 111-2 ; faites-le vérifier par votre conseil)',
  ],
  [
    'legal.conditions',
    'l’adresse de vos conditions générales de vente (null si sans objet)',
    'un client professionnel peut les demander (C. com., art. L. 441-1) ; les montrer évite d’avoir à le faire',
  ],
  [
    'legal.mediateur',
    'le médiateur de la consommation (null si sans objet)',
    'à dire si des particuliers sont vos clients (C. conso., art. L. 616-1) ; sinon, null',
  ],
]

/** Value at a dotted path. */
const valueAt = (config: SiteConfig, field: string) =>
  field.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], config)

/** True when not given; `null` means « sans objet ». */
const isBlank = (value: unknown) =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

const blankFindings = (config: SiteConfig, blanks: Blank[], niveau: Finding['niveau']): Finding[] =>
  blanks
    .filter(([field]) => isBlank(valueAt(config, field)))
    .map(([field, what, why]) => ({ niveau, file: configFile, field, what: `à renseigner : ${what}`, why }))

/** Findings on projects: demonstrations, drafts, missing evidence. */
function projetFindings(projets: LaunchProjet[], { vedettes, exemples }: ShownProjets): Finding[] {
  const findings: Finding[] = []
  const advise = (accepte: Dismissal, finding: Omit<Finding, 'niveau' | 'accepte'>) =>
    findings.push({ niveau: 'conseillé', accepte, ...finding })
  for (const { name, demonstration, brouillon, client, url, resultats, temoignage } of projets) {
    const file = `src/content/projets/${name}/projet.ts`
    if (brouillon)
      advise('brouillons', {
        file,
        field: 'brouillon',
        what: `brouillon, « ${name} »`,
        why: 'il n’est pas publié : finissez-le et retirez cette ligne, ou laissez-le attendre',
      })
    else if (demonstration)
      advise('demonstrations', {
        file,
        field: 'demonstration',
        what: `projet de démonstration, « ${name} »`,
        why: 'un site public gagne à montrer de vrais projets ; il est signalé sur la page',
      })
    else if (demonstration === false && name !== thisSite && !(client ?? url ?? resultats ?? temoignage))
      advise(`projet:${name}`, {
        file,
        field: 'demonstration',
        what: `projet réel sans preuve, « ${name} »`,
        why: 'ni client, ni adresse, ni résultat, ni témoignage : le lecteur ne peut rien vérifier',
      })
  }
  const demonstrations = new Set(projets.filter(({ demonstration }) => demonstration).map(({ name }) => name))
  const fictitious = vedettes.filter((name) => demonstrations.has(name))
  if (fictitious.length > 0)
    advise('demonstrations', {
      file: 'src/content/vedettes.ts',
      field: 'vedettes',
      what: `l’accueil montre des démonstrations : ${fictitious.join(', ')}`,
      why: 'il illustre l’offre par des clients fictifs ; mettez d’abord vos vrais projets',
    })
  for (const [service, { projet }] of Object.entries(exemples))
    if (demonstrations.has(projet))
      advise('demonstrations', {
        file: 'src/content/exemples.ts',
        field: `${service}.projet`,
        what: `la page du service montre une démonstration, « ${projet} »`,
        why: 'elle illustre l’offre par un client fictif ; choisissez-y un vrai projet',
      })
  return findings
}

/** Findings on the name of the template, on facts that contradict each other, and on a `noindex` build. */
function placeholderFindings(config: SiteConfig): Finding[] {
  const findings: Finding[] = []
  const addIf = (condition: boolean, finding: Omit<Finding, 'niveau'> & Partial<Finding>) => {
    if (condition) findings.push({ niveau: 'obligatoire', ...finding })
  }
  addIf(config.origin === config.analytics.origin, {
    ...variable('ANALYTICS_ORIGIN'),
    what: `la mesure d’audience a l’adresse du site, « ${config.origin} »`,
    why: 'la page de confidentialité dit que la mesure est sur un autre serveur : donnez le sien',
  })
  addIf(config.nom === 'Violine', {
    file: configFile,
    field: 'nom',
    what: 'nom du modèle, « Violine »',
    why: 'il signe chaque titre et chaque page ; refaites aussi les icônes (npm run icons)',
  })
  addIf(config.contact.endpoint === undefined, {
    ...variable('CONTACT_ENDPOINT'),
    niveau: 'conseillé',
    what: 'personne ne reçoit le formulaire : ce n’est qu’un e-mail à envoyer soi-même',
    why: 'il ouvre le logiciel d’e-mail du visiteur, que beaucoup n’ont pas sur leur téléphone ; « php », « cloudflare », « netlify » ou une adresse, selon votre hébergeur (docs/deploying.md, « Messages that arrive »)',
  })
  const company = { cloudflare: 'Cloudflare', netlify: 'Netlify', php: undefined }[config.contact.receiver ?? 'php']
  const { prestataires } = config.donnees
  addIf(
    company !== undefined && prestataires !== undefined && !prestataires?.some(({ nom }) => nom.includes(company)),
    {
      file: configFile,
      field: 'donnees.prestataires',
      what: `${company} reçoit les messages du formulaire et n’y est pas`,
      why: `${gdpr} ; dites aussi dans donnees.transferts si vos données sortent de l’Union européenne`,
    },
  )
  const unsaid = config.zones.filter((zone) => !config.signature.includes(zone))
  addIf(unsaid.length > 0, {
    file: configFile,
    niveau: 'conseillé',
    field: 'zones',
    what: `la signature ne les nomme pas : ${unsaid.join(', ')}`,
    why: 'les moteurs de recherche n’apprennent que ce qu’une page montre : ajoutez-les à « signature », ou retirez-les d’ici',
  })
  addIf(!config.indexable, {
    ...variable('SITE_INDEXABLE'),
    what: 'moteurs de recherche tenus à l’écart',
    why: 'c’est voulu pour un essai, pas pour un site public',
  })
  return findings
}

/** Copy of the template that is no longer true: this site as the only real project, demonstrations. */
function untrueOfProjets(projets: LaunchProjet[], texts: TextAboutProjets[]): Finding[] {
  const published = projets.filter(({ brouillon }) => !brouillon)
  const real = published.filter(({ demonstration }) => demonstration === false).map(({ name }) => name)
  const [only] = real.length === 1 ? real : []
  const hasDemonstrations = published.some(({ demonstration }) => demonstration)
  return texts.flatMap(({ file, field, text }) => {
    const what = [
      ...(only !== thisSite && /\bune? (?:seule?|site) (?:est )?réel/i.test(text)
        ? [`dit que ce site est le seul projet réel, il y en a ${real.length}${only ? `, « ${only} »` : ''}`]
        : []),
      ...(!hasDemonstrations && /démonstration/i.test(text) ? ['parle de démonstrations, il n’y en a plus'] : []),
    ].join(' ; ')
    const why = 'un visiteur compare avec la liste des projets : récrivez la phrase'
    return what === '' ? [] : [{ niveau: 'obligatoire', file, field, what, why }]
  })
}

/** Unknown keys in `accepte`. Keys of projects cannot be validated: any name is allowed. */
function unknownAccepted(config: SiteConfig): Finding[] {
  const known = new Set<string>([...dismissals, ...advised.map(([field]) => field)])
  return config.accepte
    .filter((name) => !known.has(name) && !name.startsWith('projet:'))
    .map((name) => ({
      niveau: 'obligatoire',
      file: configFile,
      field: 'accepte',
      what: `« ${name} » ne s’accepte pas`,
      why: `c’est obligatoire, ou cela n’existe pas ; on peut accepter ${[...known].join(', ')} et projet:<nom du dossier>`,
    }))
}

/**
 * All findings, required first, without dismissed advice.
 * @param config the site's configuration, environment included
 * @param projets every project, drafts included
 * @param shown projects shown on other pages
 * @param texts about projects
 * @param others found elsewhere
 */
export function launchFindings(
  config: SiteConfig,
  projets: LaunchProjet[],
  shown: ShownProjets,
  texts: TextAboutProjets[] = [],
  others: Finding[] = [],
): Finding[] {
  const isAccepted = ({ niveau, accepte, field }: Finding) =>
    niveau === 'conseillé' && config.accepte.includes(accepte ?? field)
  const findings = [
    ...others,
    ...blankFindings(config, required, 'obligatoire'),
    ...fictitiousFindings(config),
    ...placeholderFindings(config),
    ...unknownAccepted(config),
    ...untrueOfProjets(projets, texts),
    ...blankFindings(config, advised, 'conseillé'),
    ...projetFindings(projets, shown),
  ].filter((finding) => !isAccepted(finding))
  return findings.toSorted((a, b) => Number(b.niveau === 'obligatoire') - Number(a.niveau === 'obligatoire'))
}
