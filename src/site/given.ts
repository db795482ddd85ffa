/**
 * Which of the owner's facts are given. Settled when the site is built (vite.config.ts), so that scripts carry nothing for the others.
 */
declare const __GIVEN__: Record<
  'equipe' | 'reperes' | 'tarifs' | 'delais' | 'disponibilite' | 'references' | 'avis' | 'horaires' | 'rendezVous',
  boolean
>

export const hasEquipe: boolean = __GIVEN__.equipe
export const hasReperes: boolean = __GIVEN__.reperes
export const hasTarifs: boolean = __GIVEN__.tarifs
export const hasDelais: boolean = __GIVEN__.delais
export const hasDisponibilite: boolean = __GIVEN__.disponibilite
export const hasReferences: boolean = __GIVEN__.references
export const hasAvis: boolean = __GIVEN__.avis
export const hasHoraires: boolean = __GIVEN__.horaires
export const hasRendezVous: boolean = __GIVEN__.rendezVous
