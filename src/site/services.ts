/** The services by their short names, as they label a project or a choice in a form. */
import type { ServiceId } from './pages.ts'

export const serviceNames: Record<ServiceId, string> = {
  creation: 'Création',
  refonte: 'Refonte',
  hebergement: 'Hébergement',
  referencement: 'Référencement',
}

/** The line above a project's title: the service shown, and whether the organisation is fictitious. */
export const projetKind = ({ service, demonstration }: { service: ServiceId; demonstration: boolean }) =>
  demonstration ? `${serviceNames[service]} · projet de démonstration` : serviceNames[service]
