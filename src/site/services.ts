/** The four services, in display order. Each has a page with the same id (pages.ts). */
export const serviceIds = ['creation', 'refonte', 'hebergement', 'referencement'] as const
export type ServiceId = (typeof serviceIds)[number]

/** Short names, for labels of projects. */
export const serviceNames: Record<ServiceId, string> = {
  creation: 'Création',
  refonte: 'Refonte',
  hebergement: 'Hébergement et maintenance',
  referencement: 'Référencement',
}

const markedFictitious = (kind: string, demonstration: boolean) =>
  demonstration ? `${kind}, projet de démonstration` : kind

/** The words of the link to the page of a project. */
export const projetLink = ({ demonstration }: { demonstration: boolean }) =>
  demonstration ? 'Voir la démonstration' : 'Lire l’étude de cas'

/** Overline of a project: service, and whether the organisation is fictitious. */
export const projetKind = ({ service, demonstration }: { service: ServiceId; demonstration: boolean }) =>
  markedFictitious(serviceNames[service], demonstration)

/** Overline where the service is obvious: the kind of organisation. */
export const projetSector = ({ secteur, demonstration }: { secteur: string; demonstration: boolean }) =>
  markedFictitious(secteur, demonstration)
