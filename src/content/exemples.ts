import type { ServiceId } from '@/site/services'

/**
 * Project shown on each service's page: its folder in `content/projets`, and the text of the link to it. Services without one show none.
 */
export const exemples: Partial<Record<ServiceId, { projet: string; link: string }>> = {
  creation: { projet: 'librairie-marque-ciel', link: 'Voir la démonstration de la librairie' },
  refonte: { projet: 'paniers-de-la-pevele', link: 'Voir la démonstration de la coopérative' },
  hebergement: { projet: 'festival-nuits-claires', link: 'Voir la démonstration du festival' },
  referencement: { projet: 'trame-architectes', link: 'Voir la démonstration de l’agence d’architecture' },
}
