/** Where the owner's path is walked: two copies of the repository, and the variables that each is built and tested with. */

import { config } from '../../src/site/config.ts'

/** True in the repository that owners take: the path begins with its brand. */
export const isTemplate = config.nom === 'Violine'

export interface Agency {
  /** A copy of the repository, whose `dist` is the site. */
  folder: string
  /** Projects of the agency's own, beyond the one made from the template. */
  projets: number
  environment: Record<string, string>
}

export const sites = {
  /** The path whole. What variables may say is written as their default (src/site/readEnvironment.ts), but for the receiver. */
  whole: { folder: '.cache/owner-path/whole', projets: 0, environment: { CONTACT_ENDPOINT: 'php' } },
  /** Beside the first, what cannot be in it: sixty projects and a fifth service, under a base path, closed to search engines, a receiver elsewhere. */
  large: {
    folder: '.cache/owner-path/large',
    projets: 60,
    environment: {
      SITE_ORIGIN: 'https://www.agence-exemple.test',
      ANALYTICS_ORIGIN: 'https://mesure.agence-exemple.test',
      BASE_PATH: '/agence/',
      CONTACT_ENDPOINT: 'http://localhost:4199/contact',
      SITE_INDEXABLE: 'false',
    },
  },
} satisfies Record<string, Agency>
