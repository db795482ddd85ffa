/** The four services, in the order in which they are always shown. Each has its page, under the same id (pages.ts). */
export const serviceIds = ['creation', 'refonte', 'hebergement', 'referencement'] as const
export type ServiceId = (typeof serviceIds)[number]

/** Short names, as they label a project among others: the first words of their whole names (pages.ts). */
export const serviceNames: Record<ServiceId, string> = {
  creation: 'Création',
  refonte: 'Refonte',
  hebergement: 'Hébergement et maintenance',
  referencement: 'Référencement',
}

const sayFictitious = (kind: string, demonstration: boolean) =>
  demonstration ? `${kind} · projet de démonstration` : kind

/** The words of the link to the page of a project. */
export const projetLink = ({ demonstration }: { demonstration: boolean }) =>
  demonstration ? 'Voir la démonstration' : 'Lire l’étude de cas'

/** The line above a project's title: the service shown, and whether the organisation is fictitious. */
export const projetKind = ({ service, demonstration }: { service: ServiceId; demonstration: boolean }) =>
  sayFictitious(serviceNames[service], demonstration)

/** The same where the service goes without saying: the kind of organisation. */
export const projetSector = ({ secteur, demonstration }: { secteur: string; demonstration: boolean }) =>
  sayFictitious(secteur, demonstration)
