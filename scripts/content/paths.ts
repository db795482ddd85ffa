/** Checks paths that an owner gives to pages (src/site/pages.ts), and redirects of others (src/site/redirections.ts). */
import { type PageMeta, pages } from '../../src/site/pages.ts'
import { normalizePath, underBase } from '../../src/site/paths.ts'
import { type Environment, receivers } from '../../src/site/readEnvironment.ts'
import type { Redirection } from '../../src/site/redirections.ts'
import { contentTypes, hostFiles, receiverFiles } from '../hosts/rules.ts'
import { type Mistake, mistakeIf } from './mistakes.ts'

/** Paths that every host, file system and policy reads alike. */
const pathPattern = /^(?:\/[\w~-][\w.~-]*)+$/
const pathRule =
  'lettres sans accent, chiffres, « - », « _ », « . » ou « ~ », ni « - » ni « . » en tête d’une partie, ni barre finale.'

/** Former paths, which other programs have made: letters with their accents, spaces and apostrophes too. */
const formerPattern = /^(?:\/[\p{L}\p{N}_~-][\p{L}\p{N}_.~ '’-]*)+(?<! )$/u

/** The reason why an address is no former path, with the path that it means; undefined if it is one. */
function problemOfFormer(from: string): string | undefined {
  if (formerPattern.test(from)) return undefined
  const [path = '', query] = from.replace(/^https?:\/\/[^/]*/i, '').split(/[?#]/)
  const near = path.replace(/\/+$/, '').replace(/^(?!\/)/, '/')
  const meant = formerPattern.test(near) ? ` ; ici « ${near} »` : ''
  if (query !== undefined)
    return `les hébergeurs ne choisissent pas une redirection par ce qui suit « ? » ou « # » : il faut le chemin seul${meant || ', que montre le plan de l’ancien site (sitemap.xml)'}.`
  return `il faut un chemin comme « /ancienne-page » : lettres, chiffres, espaces, apostrophes, « - », « _ », « . » ou « ~ », ni « . » en tête d’une partie, ni barre finale${meant}.`
}

/** First segments that other files of the site have, and that receivers take (scripts/build, scripts/hosts). */
const takenNames = /^\/(?:(?:assets|envoi)(?:\.php)?(?:\/|$)|(?:chiffres|demonstration|partage)\/)/i
/** First segment of the pages of projects: no other page is there; paths of renamed and retired projects are redirected. */
const projetNames = /^\/projet\//i
/** Last segments that hosts serve as the folder above, or as no page. */
const hostNames = /\/(?:index|404)(?:\.html?)?$/i
/** Ends of files that hosts send with a type of their own; a page may be called `x.html`. */
const fileEnds = new RegExp(`\\.(?!html)(?:${Object.keys(contentTypes).join('|')})$`, 'i')
/** Files that configure hosts. */
const configurations = new Set([...hostFiles, ...receiverFiles.cloudflare].map((name) => `/${name}`))

const isReserved = (path: string) => takenNames.test(path) || configurations.has(path)

/** A path as the host that tells fewest apart reads it: some ignore capitals, most serve `/x` at `/x.html` and `/x/index.html` too. */
const asHostsRead = (path: string) =>
  path
    .toLowerCase()
    .replace(/(?:\/index)?\.html$|\/index$/, '')
    .replace(/^$/, '/')

/** Words of a page that are blank: its title is written with the brand after it, where there is room. */
const mistakesOfWords = (id: string, { title, label, subject }: Partial<PageMeta>): Mistake[] =>
  Object.entries({ title: title?.replace(/ \| [^|]*$/, ''), label, subject }).flatMap(([name, text]) =>
    mistakeIf(
      'src/site/pages.ts',
      `${id}.${name}`,
      text === undefined || /[\p{L}\d]/u.test(text)
        ? undefined
        : 'le texte est vide ; il faut les mots des résultats de recherche (title, subject) ou des menus (label).',
    ),
  )

/**
 * Paths of pages that are none, that other files of the site have, or that two pages have: one would replace the other. Titles, labels and
 * subjects without a word, and titles of two pages.
 * @param all metadata by id
 */
export function mistakesOfPages(all: Record<string, Pick<PageMeta, 'path'> & Partial<PageMeta>> = pages): Mistake[] {
  const ids = Object.keys(all)
  const pathOf = (id: string) => all[id]?.path ?? ''
  return ids.flatMap((id, index) => {
    const path = pathOf(id)
    const other = ids.slice(0, index).find((before) => asHostsRead(pathOf(before)) === asHostsRead(path))
    const isTaken =
      isReserved(path) ||
      projetNames.test(path) ||
      fileEnds.test(path) ||
      (hostNames.test(path) && id !== 'introuvable')
    const problem =
      path !== '/' && !pathPattern.test(path)
        ? `« ${path} » n’est pas un chemin ; il faut par exemple « /nos-services » : ${pathRule}`
        : isTaken
          ? `« ${path} » est réservé à d’autres fichiers du site ou aux hébergeurs ; il faut par exemple « /nos-services ».`
          : other && `« ${path} » est déjà le chemin de « ${other} » : donnez-en un autre à l’une des deux pages.`
    const title = all[id]?.title
    const same = title && ids.slice(0, index).find((before) => all[before]?.title === title)
    return [
      ...mistakeIf('src/site/pages.ts', id, problem),
      ...mistakesOfWords(id, all[id] ?? {}),
      ...mistakeIf(
        'src/site/pages.ts',
        `${id}.title`,
        same && `« ${title} » est déjà le titre de « ${same} » : dites ce qui les distingue.`,
      ),
    ]
  })
}

/**
 * Redirects that are no path, shadow a page, a reserved name or another redirect, or lead to no page. Other files of the site are known
 * once it is built (checkRedirections).
 * @param targets paths of the pages, under the base
 * @param drafts those of projects that are drafts: the published site may redirect them
 */
export function mistakesOfRedirections(
  redirections: Redirection[],
  targets: ReadonlySet<string>,
  drafts: ReadonlySet<string> = new Set(),
): Mistake[] {
  const published = [...targets].filter((target) => !drafts.has(target))
  const pageOf = new Map(published.map((target) => [target.toLowerCase(), target]))
  const values = [...Object.keys(pages), ...published.filter((target) => projetNames.test(target))]
  const problemOf = ({ from, to }: Redirection, index: number) => {
    const wrong = problemOfFormer(from)
    if (wrong) return wrong
    const page = pageOf.get(from.toLowerCase()) ?? pageOf.get(asHostsRead(from))
    if (page !== undefined)
      return `les hébergeurs y servent la page « ${page} », à des capitales ou « .html » près : retirez la ligne.`
    if (isReserved(from)) return 'est réservé à d’autres fichiers du site ou aux hébergeurs : retirez la ligne.'
    if (redirections.slice(0, index).some((other) => other.from.toLowerCase() === from.toLowerCase()))
      return 'y est déjà, autrement écrit : retirez l’une des deux lignes.'
    return targets.has(to)
      ? undefined
      : `mène à « ${to} », qui n’est pas une page ; il faut l’une de ces valeurs : ${values.join(', ')}.`
  }
  return redirections.flatMap((one, index) =>
    mistakeIf('src/site/redirections.ts', `« ${one.from} »`, problemOf(one, index)),
  )
}

/**
 * A receiver of the form that is a page of this site, or a file that only the name of a receiver builds: its host may answer 200 to a post
 * that nobody reads.
 * @param targets paths of the pages, under the base
 */
export function mistakesOfEndpoint(
  { contactEndpoint, contactReceiver, siteOrigin, basePath }: Environment,
  targets: ReadonlySet<string>,
): Mistake[] {
  if (contactEndpoint === undefined || contactReceiver) return []
  const { origin, pathname } = new URL(contactEndpoint)
  const asked = origin === siteOrigin ? asHostsRead(normalizePath(pathname, basePath)) : undefined
  const isOwn = (path: string) => asHostsRead(underBase(path, basePath)) === asked
  const name = Object.entries(receivers).find(([, file]) => isOwn(`/${file}`))?.[0]
  const remedy = name ? `« ${name} »` : `${Object.keys(receivers).join(', ')}, ou l’adresse d’un autre serveur`
  return mistakeIf(
    'variables d’environnement',
    'CONTACT_ENDPOINT',
    name || [...targets].some(isOwn)
      ? `« ${contactEndpoint} » est une adresse de ce site, où rien ne recevrait les messages : mettez ${remedy}.`
      : undefined,
  )
}
