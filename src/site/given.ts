/**
 * Which of the owner's facts are given. Settled when the site is built (vite.config.ts), so that scripts carry nothing for the others.
 */
declare const __BUNDLED__: true | undefined
declare const __GIVEN__: Record<(typeof facts)[number], boolean>

/** Places of the owner's in src/site/config.ts, those of `contact` included. */
export const facts = [
  'equipe',
  'reperes',
  'tarifs',
  'delais',
  'disponibilite',
  'references',
  'avis',
  'horaires',
  'rendezVous',
  'endpoint',
] as const

/** Outside a bundle, as in scripts, nothing is settled: the facts themselves say whether they are given. */
const isOutside = typeof __BUNDLED__ === 'undefined'

export const hasEquipe: boolean = isOutside || __GIVEN__.equipe
export const hasReperes: boolean = isOutside || __GIVEN__.reperes
export const hasTarifs: boolean = isOutside || __GIVEN__.tarifs
export const hasDelais: boolean = isOutside || __GIVEN__.delais
export const hasDisponibilite: boolean = isOutside || __GIVEN__.disponibilite
export const hasReferences: boolean = isOutside || __GIVEN__.references
export const hasAvis: boolean = isOutside || __GIVEN__.avis
export const hasHoraires: boolean = isOutside || __GIVEN__.horaires
export const hasRendezVous: boolean = isOutside || __GIVEN__.rendezVous
/** Whether the contact form is sent; it writes an e-mail otherwise. */
export const hasEndpoint: boolean = isOutside || __GIVEN__.endpoint
