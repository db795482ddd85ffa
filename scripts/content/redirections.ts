import { pages } from '../../src/site/pages.ts'
import type { Redirection } from '../../src/site/redirections.ts'
import { type Mistake, mistakeIf } from './mistakes.ts'

/**
 * Redirects (src/site/redirections.ts) that are no path, shadow a page or lead to none.
 * @param isPage whether a path under the base is a page
 */
export function mistakesOfRedirections(redirections: Redirection[], isPage: (pathname: string) => boolean): Mistake[] {
  const problemOf = ({ from, to }: Redirection) => {
    if (!/^(?:\/[\w~-][\w.~-]*)+$/.test(from))
      return 'il faut un chemin comme « /ancienne-page » : lettres sans accent, chiffres, « - », « _ », « . » ou « ~ », ni « - » ni « . » en tête d’une partie, ni barre finale.'
    if (isPage(from)) return 'c’est une page du site : une redirection la cacherait.'
    return isPage(to)
      ? undefined
      : `mène à « ${to} », qui n’est pas une page ; il faut l’un de ${Object.keys(pages).join(', ')}.`
  }
  return redirections.flatMap((one) => mistakeIf('src/site/redirections.ts', `« ${one.from} »`, problemOf(one)))
}
