import type { ServiceId } from '@/site/pages'

/** The project that each service's page shows: its folder in `content/projets`, and the link to its study. */
export const exemples: Record<ServiceId, { projet: string; lien: string }> = {
  creation: { projet: 'librairie-marque-ciel', lien: 'Lire l’étude de la librairie' },
  refonte: { projet: 'boulangerie-fournil-des-quais', lien: 'Lire l’étude de la boulangerie' },
  hebergement: { projet: 'festival-nuits-claires', lien: 'Lire l’étude du festival' },
  referencement: { projet: 'trame-architectes', lien: 'Lire l’étude de l’agence d’architecture' },
}
