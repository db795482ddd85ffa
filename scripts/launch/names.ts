/** Finds names of the template left in an owner's texts: brand, town, region, services. */
import { belfryTown } from '../../src/components/Rue/drawing.ts'
import type { SiteConfig } from '../../src/site/config.ts'
import { serviceIds } from '../../src/site/services.ts'
import { listFiles } from '../build/files.ts'
import { readText } from '../text.ts'
import type { Finding } from './findings.ts'

/** Names of the template, or stems of them: « Lillois ». */
const templateNames = {
  nom: /violine/i,
  ville: /lill(?:e|ois)/i,
  environs:
    /hauts-de-france|tourcoing|roubaix|seclin|armentières|villeneuve-d’ascq|braderie|pévèle|templeuve|nord-pas-de-calais/i,
}

/** Matches words of a sentence that begin with a stem, not those of an id, a path or a property. */
const mentionOf = (stem: string) => new RegExp(`(?<![-/#.])${stem}\\p{L}*(?![-:\\p{L}])(?<!'${stem}\\p{L}*(?='))`, 'iu')

/** Services of the template by id, as its texts mention them: sentences may outlive a service that an owner removes. */
const templateServices = {
  creation: mentionOf('cré(?:ation|er|ons) (?:de|d’un|des) sites?'),
  refonte: mentionOf('refon(?:te|d)'),
  hebergement: mentionOf('héberge(?:ment|ons|r(?!s))'),
  referencement: mentionOf('référenc(?:ement|ons|er)'),
}

export interface Text {
  /** Relative to the root of the repository. */
  file: string
  text: string
}

/**
 * Files with public words: copy, pages, titles, icons.
 * @param demonstrations names of projects to leave out: their organisations may be anywhere
 */
export function readTexts(demonstrations: readonly string[]): Text[] {
  const fictitious = new RegExp(`^content/projets/(?:${demonstrations.join('|') || '-'})/`)
  const sources = listFiles('src').filter(
    (name) => /^(?:content|pages|layout|components|site)\/.*\.(?:tsx?|mdx)$/.test(name) && !fictitious.test(name),
  )
  const published = listFiles('public').filter((name) => /\.(?:svg|webmanifest|txt|json|html)$/.test(name))
  return [...sources.map((name) => `src/${name}`), ...published.map((name) => `public/${name}`), 'index.html'].map(
    (file) => ({ file, text: readText(file) }),
  )
}

/** Lines with one of the names, comments excluded. */
function linesWith(name: RegExp, text: string): { line: number; words: string }[] {
  const whole = new RegExp(`(?<!\\p{L})(?:${name.source})\\p{L}*`, 'giu')
  return text
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/gm, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll('\u2060', '')
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(whole)].map(([words]) => ({ line: index + 1, words })))
}

/**
 * One finding per file.
 * @param config names in it are the owner's own
 * @param services ids of the owner's services
 */
export function namesLeft(config: SiteConfig, texts: Text[], services: readonly string[] = serviceIds): Finding[] {
  const own = [config.nom, config.lieu, config.signature, ...config.zones].join(' ')
  // Places that the owner's configuration names are the owner's.
  const isOwn = (words: string) => own.toLowerCase().includes(words.toLowerCase())
  const findingsOn = (name: RegExp, rest: Pick<Finding, 'niveau' | 'why'> & Partial<Finding>) =>
    name.test(own) && rest.niveau === 'obligatoire'
      ? []
      : texts
          // Defaults have other findings; redirects keep old paths.
          .filter(({ file }) => !/src\/site\/(?:readEnvironment|config|redirections)\.ts$|Rue\/drawing\.ts$/.test(file))
          .flatMap(({ file, text }) => {
            const found = linesWith(name, text).filter(({ words }) => !isOwn(words))
            if (found.length === 0) return []
            const names = [...new Set(found.map(({ words }) => words))].join(', ')
            const lines = [...new Set(found.map(({ line }) => line))]
            return [
              { file, field: '', line: lines[0], what: `dit encore ${names} (ligne ${lines.join(', ')})`, ...rest },
            ]
          })
  return [
    ...findingsOn(templateNames.nom, {
      niveau: 'obligatoire',
      why: `c’est le nom du modèle, le vôtre est « ${config.nom} »`,
    }),
    ...findingsOn(templateNames.ville, {
      niveau: 'obligatoire',
      why: `c’est la ville du modèle, vous êtes ${config.lieu}`,
    }),
    // Places around Lille are right for an agency in Lille.
    ...(templateNames.ville.test(own)
      ? []
      : findingsOn(templateNames.environs, {
          niveau: 'conseillé',
          accepte: 'environs',
          why: `c’est autour de Lille, et vous êtes ${config.lieu}`,
        })),
    ...Object.entries(templateServices).flatMap(([id, name]) =>
      services.includes(id)
        ? []
        : findingsOn(name, {
            niveau: 'conseillé',
            accepte: 'services',
            why: `« ${id} » n’est plus un de vos services (src/site/services.ts)`,
          }),
    ),
  ]
}

/** Finding when the drawn belfry is that of another city. */
export const belfryLeft = ({ lieu }: SiteConfig): Finding[] =>
  belfryTown === undefined || lieu.includes(belfryTown)
    ? []
    : [
        {
          niveau: 'conseillé',
          accepte: 'beffroi',
          file: 'src/components/Rue/drawing.ts',
          field: 'belfryTown',
          what: `la rue garde le beffroi de ${belfryTown}, et vous êtes ${lieu}`,
          why: 'il est à la fin de chaque page ; docs/make-it-yours.md, « The street », dit comment le retirer ou en dessiner un autre',
        },
      ]
