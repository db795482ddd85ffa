import type { ServiceId } from '@/site/services'

/** The project that the page of a service shows. */
export interface Exemple {
  /** Its folder in `content/projets`. */
  projet: string
  /** Text of the link to it. */
  link: string
}

/** Services without one show none. */
export const exemples: Partial<Record<ServiceId, Exemple>> = {
  creation: { projet: 'librairie-marque-ciel', link: 'Voir la démonstration de la librairie' },
  refonte: { projet: 'paniers-de-la-pevele', link: 'Voir la démonstration de la coopérative' },
  hebergement: { projet: 'festival-nuits-claires', link: 'Voir la démonstration du festival' },
  referencement: { projet: 'trame-architectes', link: 'Voir la démonstration des architectes' },
}
