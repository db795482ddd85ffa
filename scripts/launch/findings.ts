/** What an owner still has to fill in or decide before the site goes public. */
import type { Projet } from '../../src/content/projet.ts'
import type { SiteConfig } from '../../src/site/config.ts'

export interface Finding {
  /** File to edit, or the variable of the environment to set. */
  where: string
  /** Text of the line to look for in that file. */
  line?: string
  what: string
  why: string
}

const configFile = 'src/site/config.ts'
const law = 'la loi le demande sur /legal/mentions-legales (LCEN, art. 1-1)'
const gdpr = 'le RGPD (art. 13) le demande sur la page de confidentialité'

/** Domains reserved for examples never reach anyone: https://www.rfc-editor.org/rfc/rfc6761#section-6.5. */
const isExample = (text: string) => /\.example(?:$|[/:])/.test(text)

/** Fields that stay `undefined` until somebody knows: what they are, and why they are needed. */
const fields: [value: (config: SiteConfig) => unknown, line: string, what: string, why: string][] = [
  [({ legal }) => legal.raisonSociale, 'raisonSociale:', 'la raison sociale', law],
  [({ legal }) => legal.formeJuridique, 'formeJuridique:', 'la forme juridique', law],
  [({ legal }) => legal.capital, 'capital:', 'le capital social', law],
  [({ legal }) => legal.rcs, 'rcs:', 'l’immatriculation au registre du commerce', law],
  [({ legal }) => legal.siren, 'siren:', 'le numéro SIREN', law],
  [({ legal }) => legal.tva, 'tva:', 'le numéro de TVA intracommunautaire', law],
  [({ legal }) => legal.directeurPublication, 'directeurPublication:', 'le directeur de la publication', law],
  [({ legal }) => legal.hebergeur, 'hebergeur:', 'l’hébergeur : nom, adresse, téléphone', law],
  [({ contact }) => contact.adresse, 'adresse:', 'l’adresse du siège', law],
  [({ contact }) => contact.telephone, 'telephone:', 'le numéro de téléphone', law],
  [
    ({ contact }) => contact.delaiReponse,
    'delaiReponse:',
    'le délai de réponse',
    'la page de contact le promet dès qu’il est connu, et n’en dit rien sinon',
  ],
  [
    ({ donnees }) => donnees.conservationMessages,
    'conservationMessages:',
    'la durée de conservation des messages reçus',
    gdpr,
  ],
  [
    ({ donnees }) => donnees.conservationMesure,
    'conservationMesure:',
    'la durée de conservation de la mesure d’audience',
    gdpr,
  ],
  [
    ({ donnees }) => donnees.conservationJournaux,
    'conservationJournaux:',
    'la durée de conservation des journaux du serveur',
    gdpr,
  ],
  [({ donnees }) => donnees.paysHebergement, 'paysHebergement:', 'le pays où les données sont hébergées', gdpr],
]

/**
 * @param config the site's configuration, its environment included
 * @param projets the projects that would be published
 */
export function launchFindings(config: SiteConfig, projets: (Projet & { name: string })[]): Finding[] {
  const findings: Finding[] = fields
    .filter(([value]) => value(config) === undefined)
    .map(([, line, what, why]) => ({ where: configFile, line, what: `à renseigner : ${what}`, why }))
  const placeholder = (condition: boolean, finding: Finding) => {
    if (condition) findings.push(finding)
  }
  placeholder(isExample(config.origin), {
    where: 'SITE_ORIGIN',
    what: `adresse du site encore fictive, « ${config.origin} »`,
    why: 'les moteurs de recherche et les réseaux sociaux reçoivent cette adresse',
  })
  placeholder(isExample(config.analytics.origin), {
    where: 'ANALYTICS_ORIGIN',
    what: `serveur de mesure encore fictif, « ${config.analytics.origin} »`,
    why: 'chaque page demande un script à un serveur qui n’existe pas',
  })
  placeholder(isExample(config.contact.email), {
    where: configFile,
    line: 'email:',
    what: `adresse e-mail encore fictive, « ${config.contact.email} »`,
    why: 'les messages n’arrivent à personne',
  })
  placeholder(config.nom === 'Violine', {
    where: configFile,
    line: 'nom:',
    what: 'nom du modèle, « Violine »',
    why: 'il signe chaque titre et chaque page ; refaites aussi les icônes (npm run icons)',
  })
  placeholder(config.contact.endpoint === undefined, {
    where: 'CONTACT_ENDPOINT',
    what: 'formulaire sans adresse d’envoi',
    why: 'il ouvre le logiciel d’e-mail du visiteur, ce que beaucoup n’ont pas sur leur téléphone',
  })
  placeholder(!config.indexable, {
    where: 'SITE_INDEXABLE',
    what: 'moteurs de recherche tenus à l’écart',
    why: 'c’est voulu pour un essai, pas pour un site public',
  })
  for (const { name, demonstration } of projets)
    placeholder(demonstration, {
      where: `src/content/projets/${name}/projet.ts`,
      line: 'demonstration:',
      what: `projet de démonstration, « ${name} »`,
      why: 'un site public gagne à montrer de vrais projets ; gardez-le si c’est votre choix, il est signalé sur la page',
    })
  return findings
}
