/** Checks paths that an owner gives to pages (src/site/pages.ts), and redirects of others (src/site/redirections.ts). */
import { type PageMeta, pages } from '../../src/site/pages.ts'
import type { Redirection } from '../../src/site/redirections.ts'
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
const takenNames = /^\/(?:(?:assets|envoi)(?:\/|$)|(?:chiffres|demonstration|partage|projet)\/)/i
/** Last segments that hosts serve as the folder above, or as no page. */
const hostNames = /\/(?:index|404)$/i

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
    // Some hosts ignore capitals.
    const other = ids.slice(0, index).find((before) => pathOf(before).toLowerCase() === path.toLowerCase())
    const isTaken = takenNames.test(path) || (hostNames.test(path) && id !== 'introuvable')
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
 * Redirects that are no path, shadow a page or lead to none.
 * @param isPage whether a path under the base is a page
 */
export function mistakesOfRedirections(redirections: Redirection[], isPage: (pathname: string) => boolean): Mistake[] {
  const problemOf = ({ from, to }: Redirection) => {
    const wrong = problemOfFormer(from)
    if (wrong) return wrong
    if (isPage(from)) return 'c’est une page du site : une redirection la cacherait.'
    return isPage(to)
      ? undefined
      : `mène à « ${to} », qui n’est pas une page ; il faut l’un de ${Object.keys(pages).join(', ')}.`
  }
  return redirections.flatMap((one) => mistakeIf('src/site/redirections.ts', `« ${one.from} »`, problemOf(one)))
}
