/** The sites of another agency: where each is made, from what, and for which deployment. */

const origins = {
  SITE_ORIGIN: 'https://www.agence-web-de-la-place-exemple.example',
  ANALYTICS_ORIGIN: 'https://mesure.agence-web-de-la-place-exemple.example',
}

export interface Site {
  /** A copy of the repository, whose `dist` is the site. */
  folder: string
  /** How many projects of its own it has. */
  projets: number
  /** True where it has filled the places kept for people, prices, times, clients' words and hours. */
  saysAll: boolean
  /** True where it has a page that the template has not. */
  hasOnePageMore: boolean
  /** Variables it is built, served and tested with. */
  environment: Record<string, string> & { BASE_PATH: string; CONTACT_ENDPOINT: string }
}

export const sites = {
  /** At the root of its host; its form opens an e-mail. */
  small: {
    folder: '.cache/autre-agence/petit',
    projets: 1,
    saysAll: true,
    hasOnePageMore: false,
    environment: { ...origins, BASE_PATH: '/', CONTACT_ENDPOINT: '' },
  },
  /** Under a base path, closed to search engines, with a receiver that tests answer for. */
  large: {
    folder: '.cache/autre-agence/grand',
    projets: 60,
    saysAll: false,
    hasOnePageMore: true,
    environment: {
      ...origins,
      BASE_PATH: '/agence/',
      CONTACT_ENDPOINT: 'http://localhost:4199/contact',
      SITE_INDEXABLE: 'false',
    },
  },
} satisfies Record<string, Site>
