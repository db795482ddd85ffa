/** Labels of the owner's facts (src/site/config.ts), shown only where the fact is given. */

export const enBref = {
  title: 'En bref',
  pourQui: 'Pour qui',
  recevez: 'Ce que vous recevez',
  prix: 'À partir de',
  delai: 'En combien de temps',
}

export const equipe = { title: 'Qui travaille pour vous', contact: 'Qui vous répond' }

export const references = { title: 'Ce qu’en disent nos clients' }
