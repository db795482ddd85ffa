/**
 * The build-time environment: the five variables a deployment may set, checked once before anything is built.
 * The bundle receives the checked result as a literal (`define` in vite.config.ts); scripts read `process.env` here.
 */

/** Path of the contact page, here because a receiver needs it (pages.ts). */
export const contactPage = '/nous-contacter'

/** Receivers of the contact form that come with the site (scripts/receivers): what they are called → path under the base. */
export const receivers = {
  cloudflare: 'envoi',
  // Netlify takes the form in on the way to what says so on the contact page.
  netlify: `${contactPage.slice(1)}#message-recu`,
  php: 'envoi.php',
}
export type Receiver = keyof typeof receivers

const isReceiver = (text: string | undefined): text is Receiver => text !== undefined && Object.hasOwn(receivers, text)

export interface Environment {
  /** Scheme, host and port, without a trailing slash: `https://www.violine.example`. */
  siteOrigin: string
  /** Path of the site on its host, with a slash at both ends: `/` or `/agence/`. */
  basePath: string
  /** Origin of the audience measurement, the only other host a page ever contacts. */
  analyticsOrigin: string
  /** Where the contact form posts, an address or a path of this host; without it the form opens a prefilled e-mail. */
  contactEndpoint: string | undefined
  /** Which receiver of this site that is; undefined for one elsewhere. */
  contactReceiver: Receiver | undefined
  /** False for previews: every page then says `noindex`. */
  indexable: boolean
}

interface Variable<T> {
  defaultValue: string
  expected: string
  /** Returns the typed value, or undefined when the text is not valid. */
  read: (text: string) => T | undefined
}

/** Letters, digits and hyphens between dots, or an address between brackets: what may stand in a policy or a configuration as it is. */
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:.]+\])$/

const isLocal = (url: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)

function readUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url))
  return secure && hostName.test(url.hostname) && !url.username && !url.password ? url : undefined
}

/** An origin and nothing else: a path, a query or a trailing slash is a mistake worth telling. */
function readOrigin(text: string): string | undefined {
  const url = readUrl(text)
  return url && url.origin === text.toLowerCase() ? url.origin : undefined
}

const origin = (defaultValue: string): Variable<string> => ({
  defaultValue,
  expected: `une origine https sans chemin ni barre finale, comme « ${defaultValue} » (http seulement pour localhost)`,
  read: readOrigin,
})

/** A function, so that a bundle that does not call it does not carry it. */
const describeVariables = () => ({
  SITE_ORIGIN: origin('https://www.violine.example'),
  BASE_PATH: {
    defaultValue: '/',
    expected: 'un chemin qui commence et finit par une barre oblique, comme « / » ou « /agence/ »',
    read: (text) => (/^\/(?:[\w.~-]+\/)*$/.test(text) && !/\/\.{1,2}\//.test(text) ? text : undefined),
  } satisfies Variable<string>,
  ANALYTICS_ORIGIN: origin('https://analytics.violine.example'),
  CONTACT_ENDPOINT: {
    defaultValue: '',
    expected:
      '« cloudflare », « netlify », « php » ou une adresse https complète, comme « https://formulaires.exemple.fr/contact » (http seulement pour localhost)',
    read: (text) => (isReceiver(text) ? text : readUrl(text)?.href),
  } satisfies Variable<string>,
  SITE_INDEXABLE: {
    defaultValue: 'true',
    expected: '« true » ou « false »',
    read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  } satisfies Variable<boolean>,
})

/** Names of the variables of the build. */
export const variableNames = () => Object.keys(describeVariables())

export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/**
 * Reads and checks the build-time environment. A variable that is absent or empty takes its default.
 * @param source the variables, as text
 * @throws EnvironmentError naming every wrong variable, its value, and what would be right
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const variables = describeVariables()
  const mistakes: string[] = []
  function read<T>(name: string, variable: Variable<T>): T | undefined {
    const text = source[name]?.trim() || variable.defaultValue
    if (text === '') return undefined
    const value = variable.read(text)
    if (value === undefined) mistakes.push(`${name} vaut « ${text} » : il faut ${variable.expected}.`)
    return value
  }
  const siteOrigin = read('SITE_ORIGIN', variables.SITE_ORIGIN)
  const basePath = read('BASE_PATH', variables.BASE_PATH)
  const analyticsOrigin = read('ANALYTICS_ORIGIN', variables.ANALYTICS_ORIGIN)
  const contact = read('CONTACT_ENDPOINT', variables.CONTACT_ENDPOINT)
  const indexable = read('SITE_INDEXABLE', variables.SITE_INDEXABLE)
  if (
    mistakes.length > 0 ||
    siteOrigin === undefined ||
    basePath === undefined ||
    analyticsOrigin === undefined ||
    indexable === undefined
  )
    throw new EnvironmentError(`Variables d’environnement à corriger :\n${mistakes.map((m) => `  - ${m}`).join('\n')}`)
  const contactReceiver = isReceiver(contact) ? contact : undefined
  const contactEndpoint = contactReceiver ? basePath + receivers[contactReceiver] : contact
  return { siteOrigin, basePath, analyticsOrigin, contactEndpoint, contactReceiver, indexable }
}
