/** All facts of a fictitious agency, for tests that need every fact. */
import type { SiteConfig } from '@/site/config'
import { serviceIds } from '@/site/services'

/** A value for each service. */
const each = <T>(of: (rank: number) => T) => Object.fromEntries(serviceIds.map((id, rank) => [id, of(rank + 1)]))

export const facts: SiteConfig = {
  nom: 'L’Exemple',
  lieu: 'à La Plaine-des-Palmistes',
  fuseauHoraire: 'Indian/Reunion',
  signature: 'Agence web à La Plaine-des-Palmistes et dans toute l’île',
  origin: 'https://www.agence.exemple',
  basePath: '/',
  indexable: true,
  signalements: 'https://signalements.exemple.fr/csp',
  analytics: {
    origin: 'https://mesure.agence.exemple',
    siteId: '27',
    evaluation: { date: '2026-03-03', version: '2.6' },
  },
  premierEchange: { duree: 'trente minutes', gratuit: true },
  gratuitAvantDevis: true,
  paiement: 'Le paiement suit les étapes, avec un tiers à la commande.',
  preavis: 'Le contrat est sans durée minimale, avec un mois de préavis.',
  tempsClient: 'Comptez deux heures de votre temps.',
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
  tarifs: each((rank) => ({
    aPartirDe: 1000 * rank + 90,
    unite: rank % 2 ? '' : 'par mois',
    comprend: 'textes relus, mises à jour, formulaire',
  })),
  delais: each((rank) => `${rank} à ${rank + 4} semaines`),
  disponibilite: { texte: 'Prochain départ de projet au printemps.', jusquau: '2099-12-31' },
  references: [
    {
      client: 'Menuiserie Exemple',
      // Also the site of a visible project.
      site: 'https://www.menuiserie.exemple/',
      phrase: 'Le site est prêt le jour dit, et nous savons nous en servir.',
      auteur: 'Claude Exemple',
      fonction: 'Menuisier',
      date: '2026-03-03',
      accord: '2026-03-10',
    },
  ],
  avis: { source: 'Google', url: 'https://www.google.com/maps?cid=1' },
  accepte: [],
  zones: ['La Plaine-des-Palmistes'],
  demonstrations: { indexables: true },
  auditAccessibilite: { date: '2026-03-03', auditeur: 'Cabinet Exemple', taux: 87.5 },
  engagementsRelus: { date: '2026-03-03', par: 'Camille Exemple' },
  contact: {
    email: 'bonjour@agence.exemple',
    telephone: '02 62 00 00 00',
    adresse: { rue: '12 place Exemple', codePostal: '97431', ville: 'La Plaine-des-Palmistes' },
    delaiReponse: 'sous deux jours ouvrés',
    horaires: [
      { du: 'lundi', au: 'vendredi', ouvre: '09:00', ferme: '12:00' },
      { du: 'lundi', au: 'vendredi', ouvre: '14:00', ferme: '18:00' },
    ],
    rendezVous: 'https://agenda.agence.exemple/premier-echange',
    endpoint: 'https://www.agence.exemple/contact',
    receiver: undefined,
  },
  legal: {
    raisonSociale: 'Exemple et associés',
    formeJuridique: 'société à responsabilité limitée',
    capital: '5 000 €',
    rcs: 'RCS Saint-Pierre 123 456 782',
    siren: '123 456 782',
    tva: null,
    directeurPublication: 'Camille Exemple',
    hebergeur: {
      nom: 'Hébergeur Exemple',
      adresse: '1 rue Exemple, 97431 La Plaine-des-Palmistes',
      telephone: '02 62 00 00 01',
    },
    assurance: 'Assureur Exemple, France entière',
    conditions: 'https://documents.agence.exemple/conditions.pdf',
    mediateur: 'Médiateur Exemple, mediateur.exemple',
  },
  donnees: {
    conservationMessages: 'trois ans',
    conservationMesure: 'treize mois',
    conservationJournaux: 'six mois',
    paysHebergement: 'France',
    transferts: 'aucun transfert',
    prestataires: [{ nom: 'Messagerie Exemple', role: 'messagerie', pays: 'France' }],
  },
  securite: { contact: 'mailto:securite@agence.exemple', expires: '2099-12-31T00:00:00Z' },
  reseaux: ['linkedin.com/company', 'instagram.com', 'youtube.com/@', 'mastodon.exemple/@'].map((network) => ({
    nom: network.split('.')[0] ?? '',
    url: `https://${network}/agence-exemple`,
  })),
}
