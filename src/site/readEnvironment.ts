/**
 * The build-time environment: its variables, checked before anything is built. The bundle receives the result as a literal (`define` in
 * vite.config.ts); scripts read `process.env` here.
 */

/** Path of the contact page; here and not in pages.ts, because receivers need it. */
export const contactPage = '/nous-contacter'

/** Our receivers of the contact form (scripts/receivers), with their paths under the base. */
export const receivers = {
  cloudflare: 'envoi',
  // Netlify intercepts the post; this is the confirmation it leads to.
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
  /** Origin of the audience measurement, the only third-party host. */
  analyticsOrigin: string
  /** Endpoint of the contact form, a URL or a path; undefined: the form opens a prefilled e-mail. */
  contactEndpoint: string | undefined
  /** Which of our receivers the endpoint is; undefined for another one. */
  contactReceiver: Receiver | undefined
  /** URL that takes the browsers' reports of what the security policy has blocked; undefined: no reports. */
  reportEndpoint: string | undefined
  /** False for previews: every page then says `noindex`. */
  indexable: boolean
}

export interface Variable<T> {
  defaultValue: string
  expected: string
  /** Parses the text; undefined when invalid. */
  read: (text: string) => T | undefined
  /** A right value that the text may mean. */
  nearest?: (text: string) => T | undefined
}

/** A DNS name (RFC 1035, 2.3.4) or a bracketed IPv6 address: safe to write into a policy or a server configuration. */
const hostName = /^(?:(?!\.|.{254})(?:(?:^|\.)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+|\[[0-9a-f:.]+\])$/

const isLocal = (url: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)

function readUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url))
  return secure && hostName.test(url.hostname) && !url.username && !url.password ? url : undefined
}

/** Parses an origin; a path, a query or a trailing slash is an error. */
function readOrigin(text: string): string | undefined {
  const url = readUrl(text)
  return url && url.origin === text.toLowerCase() ? url.origin : undefined
}

const origin = (defaultValue: string): Variable<string> => ({
  defaultValue,
  expected: `une origine https sans chemin ni barre finale, comme « ${defaultValue} » (http seulement pour localhost)`,
  read: readOrigin,
  nearest: (text) => (readUrl(text) ?? readUrl(text.replace(/^(?:https?:\/*)?/i, 'https://')))?.origin,
})

const readPath = (text: string) => (/^\/(?:[\w.~-]+\/)*$/.test(text) && !/\/\.{1,2}\//.test(text) ? text : undefined)

/** Where Git Bash has put a path: below its own folder, `C:/Program Files/Git/agence/`. */
const ofGitBash = /^[A-Z]:[\\/](?:.*[\\/])?Git(?=[\\/])/i

/** A path from a URL, without its slashes, with those of Windows, or changed by Git Bash. */
const nearestPath = (text: string) => {
  const parts = text
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(ofGitBash, '')
    .split(/[\\/]+/)
  return readPath(`/${parts.filter(Boolean).join('/')}/`.replace('//', '/'))
}

const readBoolean = (text: string) => (text === 'true' ? true : text === 'false' ? false : undefined)

const nearestBoolean = (text: string) =>
  /^(?:true|vrai|oui|yes|on|1)$/i.test(text) ? true : /^(?:false|faux|non|no|off|0)$/i.test(text) ? false : undefined

/** Characters that no policy and no server configuration gives a meaning to. */
const plainUrl = /^[\w.~:/?=&[\]-]+$/

/** A function, so that bundles that do not call it can drop it. */
export const describeVariables = () => ({
  SITE_ORIGIN: origin('https://www.violine.example'),
  BASE_PATH: {
    defaultValue: '/',
    expected: 'un chemin qui commence et finit par une barre oblique, comme « / » ou « /agence/ »',
    read: readPath,
    nearest: nearestPath,
  } satisfies Variable<string>,
  ANALYTICS_ORIGIN: origin('https://analytics.violine.example'),
  CONTACT_ENDPOINT: {
    defaultValue: '',
    expected:
      '« cloudflare », « netlify », « php » ou une adresse https complète, comme « https://formulaires.exemple.fr/contact » (http seulement pour localhost)',
    read: (text) => (isReceiver(text) ? text : readUrl(text)?.href),
    nearest: (text) => (isReceiver(text.toLowerCase()) ? text.toLowerCase() : undefined),
  } satisfies Variable<string>,
  REPORT_ENDPOINT: {
    defaultValue: '',
    expected: 'une adresse https faite de lettres, de chiffres et de « . - _ ~ / : ? = & »',
    read: (text) => (plainUrl.test(text) ? readUrl(text)?.href : undefined),
  } satisfies Variable<string>,
  SITE_INDEXABLE: {
    defaultValue: 'true',
    expected: '« true » ou « false »',
    read: readBoolean,
    nearest: nearestBoolean,
  } satisfies Variable<boolean>,
})

/** Names of the variables of the build. */
export const variableNames = () => Object.keys(describeVariables())

/** Names that other sites give to a variable of this one. */
const otherNames: Record<string, string> = { SITE_URL: 'SITE_ORIGIN' }

/** True when one letter is more, less, another, or changes places with the next. */
function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  const start = [...short].findIndex((letter, index) => letter !== long[index])
  const at = start < 0 ? short.length : start
  const swapped = `${short[at + 1]}${short[at]}${short.slice(at + 2)}`
  const rest = long.slice(at + 1)
  return [short.slice(at), short.slice(at + 1)].includes(rest) || swapped === long.slice(at)
}

/** The variable of the build that another name means: in other letters, or with a slip; undefined for names of other programs. */
export function meantVariable(name: string): string | undefined {
  const bare = (text: string) => text.toUpperCase().replace(/[^A-Z]/g, '')
  return otherNames[name.toUpperCase()] ?? variableNames().find((right) => isOneSlip(bare(name), bare(right)))
}

/** Error that lists all wrong variables. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/**
 * Reads and validates the build-time environment. Absent and empty variables take their defaults.
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
    const [unseen] = /\p{Cf}/u.exec(text) ?? []
    const pasted = unseen
      ? `, sans le caractère invisible U+${unseen.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
      : ''
    // Some shells and files keep quotes; a copied text may bring format characters.
    const bare = text.replaceAll(/\p{Cf}/gu, '').replaceAll(/^["'«\s]+|["'»\s]+$/g, '')
    const nearest = value === undefined ? (variable.read(bare) ?? variable.nearest?.(bare)) : undefined
    const shell = ofGitBash.test(bare)
      ? `, que Git Bash a changé : mettez « MSYS_NO_PATHCONV=1 » devant la commande`
      : ''
    const advice = nearest === undefined ? '' : ` ; ici « ${nearest} »${shell}${pasted}`
    if (value === undefined) mistakes.push(`${name} vaut « ${text} » : il faut ${variable.expected}${advice}.`)
    return value
  }
  const names = Object.keys(source).filter((name) => !Object.hasOwn(variables, name) && source[name]?.trim())
  for (const name of names) {
    const right = meantVariable(name)
    if (right && !source[right]?.trim()) mistakes.push(`${name} n’est lue par rien : la variable s’appelle ${right}.`)
  }
  const siteOrigin = read('SITE_ORIGIN', variables.SITE_ORIGIN)
  const basePath = read('BASE_PATH', variables.BASE_PATH)
  const analyticsOrigin = read('ANALYTICS_ORIGIN', variables.ANALYTICS_ORIGIN)
  const contact = read('CONTACT_ENDPOINT', variables.CONTACT_ENDPOINT)
  const reportEndpoint = read('REPORT_ENDPOINT', variables.REPORT_ENDPOINT)
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
  return { siteOrigin, basePath, analyticsOrigin, contactEndpoint, contactReceiver, reportEndpoint, indexable }
}
