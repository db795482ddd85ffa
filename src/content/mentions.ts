/** Copy of /legal/mentions-legales. The values themselves come from src/site/config.ts. */
import { config } from '@/site/config'
import { isIndividual } from '@/site/legalForm'

/** In results of search and on social networks. */
export const description = `Éditeur, directeur de la publication, hébergeur et propriété intellectuelle du site ${config.nom}, agence de développement web ${config.lieu}.`

export const hero = {
  title: 'Mentions légales',
  lead: 'Qui publie ce site, qui l’héberge et ce que vous pouvez en reprendre.',
}

/** The page in short. `{nom}` of the publisher and of the host come from the configuration. */
export const retenir = {
  title: 'À retenir',
  editeur: { title: '{nom} publie ce site', text: 'Son identité et ses coordonnées.' },
  hebergeur: { title: '{nom} l’héberge', text: 'Son adresse et son téléphone.' },
  propriete: {
    title: 'Citez, nommez la source',
    text: 'Un court passage est libre, le code aussi, sous sa licence. Pour le reste, demandez-nous.',
  },
  signaler: { title: 'Une erreur ? Dites-le', text: 'Un e-mail suffit, avec l’adresse de la page.' },
}

/** Day of the last change of this text. */
export const miseAJour = '2026-11-28'

export const editeur = {
  title: 'Éditeur du site',
  intro:
    'La loi n° 2004-575 du 21 juin 2004 pour la confiance dans l’économie numérique fixe ce qu’un site professionnel doit afficher.',
  incomplet: 'Ce qui manque encore sera complété avant la mise en ligne.',
  labels: {
    nom: 'Nom commercial',
    raisonSociale: isIndividual(config.legal.formeJuridique) ? 'Nom, prénom et mention « EI »' : 'Dénomination sociale',
    formeJuridique: 'Forme juridique',
    capital: 'Capital social',
    siege: 'Siège social',
    rcs: 'Immatriculation (RNE, RCS)',
    siren: 'SIREN',
    tva: 'TVA intracommunautaire',
    telephone: 'Téléphone',
    email: 'E-mail',
    assurance: 'Assurance professionnelle',
    conditions: 'Conditions générales de vente',
    conditionsLink: 'Lire nos conditions',
    mediateur: 'Médiateur de la consommation',
  },
}

export const publication = {
  title: 'Directeur de la publication',
  text: 'La personne qui répond, devant la loi, de ce qui est écrit ici.',
  labels: { nom: 'Nom' },
}

export const hebergeur = {
  title: 'Hébergeur',
  text: 'L’entreprise dont les machines vous envoient ces pages. Elle ne choisit pas leur contenu.',
  labels: { nom: 'Nom', adresse: 'Adresse', telephone: 'Téléphone' },
}

export const propriete = {
  title: 'Droits d’auteur et licences',
  labels: {
    textes: 'Textes, logo, images',
    code: 'Code',
    police: 'Caractères',
    demonstrations: 'Démonstrations',
  },
  /** By what a reader may do. */
  droits: { demander: 'À demander', libre: 'Libre, sous licence', vous: 'À vous' },
  textes:
    'Le droit d’auteur protège les textes, le logo et les images de ce site : leurs auteurs, ou ceux à qui ils les ont cédés, en gardent tous les droits. Vous pouvez citer un court passage en nommant l’auteur et la source ; un lien nous fait plaisir. Pour le reste, demandez-nous.',
  code: 'Le code de ce site est distribué sous licence MIT : vous pouvez le lire, le copier et le modifier, à condition de garder l’avis de droit d’auteur et le texte de la licence. Les textes, le logo et les images n’en font pas partie, pas plus que les captures des projets de démonstration. Ce code s’appuie sur des logiciels libres, dont React\u00a0et\u00a0Mantine.',
  /** `{nom}` of the font, `{auteurs}` and `{licence}`, from src/theme/tokens.ts. */
  police:
    'Les caractères sont ceux de la famille {nom} ({auteurs}), que sa licence, la {licence}, permet d’utiliser et de redistribuer.',
  demonstrations:
    'Les projets marqués « Projet de démonstration » montrent des organisations qui n’existent pas : noms, adresses et personnes y sont fictifs, toute ressemblance serait un hasard.',
  demonstrationsLink: 'Voir quels projets sont des démonstrations',
  clients: 'Ces règles valent pour notre site. Celui que nous faisons pour vous est à vous, code compris.',
  clientsLink: 'Lire comment votre site vous appartient',
}

export const donnees = {
  title: 'Données personnelles',
  text: 'Ce site ne dépose aucun cookie, mais il mesure son audience et garde quelques repères sur votre appareil. Une page décrit cette mesure, le sort de votre message et la façon de refuser.',
  link: 'Lire comment ce site traite vos données',
}

export const signaler = {
  title: 'Signaler un contenu ou un défaut',
  text: 'Une information fausse, une image qui vous appartient, une page que votre lecteur d’écran ne lit pas ? Écrivez-nous l’adresse de la page et ce qui ne va pas.',
}

/** The street at the end of the page. */
export const appel = { title: 'Assez de droit,', accent: 'parlons projet.', action: 'Parler de mon projet' }
