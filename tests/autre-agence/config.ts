/** The facts of another agency, all given, or said not to be; none of them is anybody's. Laid over those of src/site/config.ts. */
import type { SiteConfig } from '@/site/config'
import { environment } from '@/site/environment'

/** Facts that every agency has. */
const identity: SiteConfig = {
  nom: 'L’Exemple',
  lieu: 'à Angers',
  fuseauHoraire: 'Europe/Paris',
  signature: 'Agence web à Angers et dans tout le Maine-et-Loire',
  origin: environment.siteOrigin,
  basePath: environment.basePath,
  indexable: environment.indexable,
  analytics: { origin: environment.analyticsOrigin, siteId: '27', evaluation: { date: '3 mars 2026', version: '2.6' } },
  premierEchange: undefined,
  gratuitAvantDevis: undefined,
  paiement: undefined,
  remplacement: undefined,
  equipe: [],
  reperes: undefined,
  tarifs: {},
  delais: {},
  disponibilite: undefined,
  references: [],
  avis: undefined,
  accepte: [],
  zones: ['Angers', 'Maine-et-Loire'],
  demonstrations: { indexables: true },
  engagementsRelus: { date: '2026-03-03', par: 'Camille Exemple' },
  contact: {
    email: 'bonjour@agence-web-de-la-place-exemple.example',
    telephone: '02 41 00 00 00',
    adresse: { rue: '12 place Exemple', codePostal: '49000', ville: 'Angers' },
    delaiReponse: 'sous deux jours ouvrés',
    horaires: [],
    rendezVous: undefined,
    endpoint: environment.contactEndpoint,
    receiver: environment.contactReceiver,
  },
  legal: {
    raisonSociale: 'Exemple et associés',
    formeJuridique: 'société à responsabilité limitée',
    capital: '5 000 €',
    rcs: 'RCS Angers 000 000 000',
    siren: '000 000 000',
    tva: null,
    directeurPublication: 'Camille Exemple',
    hebergeur: { nom: 'Hébergeur Exemple', adresse: '1 rue Exemple, 49000 Angers', telephone: '02 41 00 00 01' },
    assurance: 'Assureur Exemple, France entière',
    conditions: 'https://documents.example/conditions.pdf',
    mediateur: 'Médiateur Exemple, mediateur.example',
  },
  donnees: {
    conservationMessages: 'trois ans',
    conservationMesure: 'treize mois',
    conservationJournaux: 'six mois',
    paysHebergement: 'France',
    transferts: 'aucun transfert',
    prestataires: [{ nom: 'Messagerie Exemple', role: 'messagerie', pays: 'France' }],
  },
  securite: { contact: 'mailto:securite@agence-web-de-la-place-exemple.example', expires: '2099-12-31T00:00:00Z' },
  reseaux: [
    { nom: 'LinkedIn', url: 'https://www.linkedin.com/company/agence-exemple' },
    { nom: 'Mastodon', url: 'https://mastodon.example/@agence-exemple' },
    { nom: 'Instagram', url: 'https://www.instagram.com/agence-exemple' },
    { nom: 'YouTube', url: 'https://www.youtube.com/@agence-exemple' },
  ],
}

/** Facts that are optional, in the places kept for them. */
const slots: Partial<SiteConfig> = {
  premierEchange: { duree: 'trente minutes', gratuit: true },
  gratuitAvantDevis: true,
  paiement: 'Le paiement suit les étapes, avec un tiers à la commande.',
  remplacement: 'En son absence, Dominique vous répond avec les mêmes notes.',
  equipe: [
    {
      prenom: 'Camille',
      nom: 'Exemple',
      role: 'Développement',
      phrase: 'Je réponds au téléphone et je tiens le calendrier.',
    },
    {
      prenom: 'Dominique',
      nom: 'Exemple',
      role: 'Dessin',
      phrase: 'Je dessine les pages sur papier avant de les coder.',
    },
  ],
  reperes: { depuis: 2014, effectif: 2, sitesSuivis: 40 },
  tarifs: {
    creation: { aPartirDe: 4800, unite: '', comprend: 'cinq pages, textes relus, formulaire' },
    refonte: { aPartirDe: 6200, unite: '', comprend: 'inventaire, reprise des textes, redirections' },
    hebergement: { aPartirDe: 90, unite: 'par mois', comprend: 'surveillance, sauvegardes, mises à jour' },
    referencement: { aPartirDe: 1500, unite: 'par audit', comprend: 'relevé, actions datées, restitution' },
  },
  delais: {
    creation: 'six à dix semaines',
    refonte: 'huit à douze semaines',
    hebergement: 'une semaine',
    referencement: 'trois semaines',
  },
  disponibilite: { texte: 'Prochain départ de projet au printemps.', jusquau: '2099-12-31' },
  references: [
    {
      client: 'Menuiserie Exemple',
      site: 'https://www.menuiserie.example',
      phrase: 'Le site est prêt le jour dit, et nous savons nous en servir.',
      auteur: 'Claude Exemple',
      fonction: 'Menuisier',
      date: '2026-03-03',
      accord: '2026-03-10',
    },
  ],
  avis: { source: 'Annuaire', url: 'https://avis.example/exemple' },
  contact: {
    ...identity.contact,
    horaires: [{ du: 'lundi', au: 'vendredi', ouvre: '09:00', ferme: '18:00' }],
    rendezVous: 'https://agenda.example/exemple',
  },
}

export const config: SiteConfig = { ...identity, ...slots }
