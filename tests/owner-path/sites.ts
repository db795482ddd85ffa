/** The two copies of the repository for the owner's path, with their environment. */

export interface Agency {
  /** A copy of the repository, whose `dist` is the site. */
  folder: string
  /** Additional real projects. */
  projets: number
  environment: Record<string, string>
}

export const sites = {
  /** The whole path. Variables are replaced by edited defaults (src/site/readEnvironment.ts), except the receiver. */
  whole: { folder: '.cache/owner-path/whole', projets: 0, environment: { CONTACT_ENDPOINT: 'php' } },
  /** Features that the first copy cannot have: twenty-four projects, a fifth service, a base path, noindex, an external receiver. */
  large: {
    folder: '.cache/owner-path/large',
    projets: 24,
    environment: {
      SITE_ORIGIN: 'https://www.agence-exemple.test',
      ANALYTICS_ORIGIN: 'https://mesure.agence-exemple.test',
      BASE_PATH: '/agence/',
      CONTACT_ENDPOINT: 'http://localhost:4199/contact',
      REPORT_ENDPOINT: 'https://signalements.agence-exemple.test/csp',
      SITE_INDEXABLE: 'false',
    },
  },
} satisfies Record<string, Agency>
