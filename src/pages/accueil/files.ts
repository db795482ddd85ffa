import type { Answer, Kind } from '@/browser/pageMeasure'
import { mur } from '@/content/accueil'
import { ko } from '@/site/formats'

/** Most files that a note names. */
const mostNamed = 3

/**
 * Name of the file without its hash (hashPattern, scripts/build/cache.ts): « application.js »; of a picture, the heading of what it
 * illustrates; of a document, the kind « page ».
 */
function nameOf({ kind, name }: Pick<Answer, 'kind' | 'name'>, document: Document): string {
  const picture = [...document.querySelectorAll('img')].find(({ currentSrc }) => currentSrc.split('#')[0] === name)
  const heading = kind === 'images' && picture?.closest('article, li, section')?.querySelector('h2, h3')?.textContent
  if (heading) return heading
  const file = new URL(name).pathname.split('/').at(-1)
  return file && (kind !== 'page' || file.endsWith('.css'))
    ? file.replace(/-[\w-]{6,7}(?=\.\w+$)/, '')
    : mur.sortes.page
}

/** « Le site, 97 ko. » */
export const textOfFile = (answer: Answer, document: Document) =>
  `${nameOf(answer, document)}, ${answer.isCached ? 'déjà chez vous' : `${ko(answer.bytes)}\u00a0ko`}`

/** The files of one kind: how many, and the heaviest by their names. */
export function textOfKind(kind: Kind, all: Answer[], document: Document): string {
  const answers = all.filter((answer) => answer.kind === kind).sort((a, b) => b.bytes - a.bytes)
  const files = `${answers.length}\u00a0fichier${answers.length > 1 ? 's' : ''}`
  const rest = answers.length - mostNamed
  const names = answers.slice(0, mostNamed).map((answer) => textOfFile(answer, document))
  return `${mur.sortes[kind]}, ${files} : ${names.join(' ; ')}${rest > 0 ? ` ; et ${rest} autre${rest > 1 ? 's' : ''}` : ''}.`
}
