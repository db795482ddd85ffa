/** Checks a study (`etude.mdx`): it may hold titles, paragraphs, lists, links that lead somewhere and images of its folder. */
import { visit } from 'unist-util-visit'
import { projetPath } from '../../src/site/pages.ts'
import type { NamedImage } from './images.ts'
import { type Mistake, mistakeIf } from './mistakes.ts'
import { linkTo, readPasted } from './pasted.ts'
import { altLength, imageName, imageNameRule, isSecureUrl, toWrite } from './schema.ts'

export interface Study {
  mistakes: Mistake[]
  images: NamedImage[]
  /** Words in bold that begin the items of its lists, or are a paragraph. */
  decisions: string[]
}

/** Valid targets of a link. */
export interface Targets {
  /** Paths of the pages of the site, projects included. */
  pages: ReadonlySet<string>
  /** Paths of drafts left out of this build. */
  drafts: ReadonlySet<string>
}

interface Place {
  line: number
  offset?: number | undefined
}

/** Subset of an mdast node: https://github.com/syntax-tree/mdast. */
export interface Node {
  type: string
  name?: string | null
  value?: string
  url?: string
  alt?: string | null
  title?: string | null
  attributes?: object[]
  depth?: number
  children?: Node[]
  position?: { start: Place; end: Place } | undefined
}

/** Most parts of a study: need, choices, screens, lesson (docs/ajouter-un-projet.md). */
const maxParts = 4

/** Visible text of a node, without code and comments. */
const words = ({ type, value = '', alt, children = [] }: Node): string =>
  (type.startsWith('mdx') ? '' : value) + (alt ?? '') + children.map(words).join('')

/** Problem of an href, if any. Schemes are an allow list, which excludes `javascript:`. */
function problemOfLink(href: string, own: string, { pages, drafts }: Targets): string | undefined {
  if (href === '#') return '« # » ne mène nulle part : écrivez l’adresse, ou retirez le lien.'
  if (/^mailto:(?![^\s@?]+@[^\s@?]+\.[^\s@?]+)/.test(href))
    return `« ${href} » n’est pas une adresse e-mail : il faut par exemple mailto:contact@exemple.fr.`
  if (/^tel:(?!\+?\d{4,15}$)/.test(href))
    return `« ${href} » n’est pas un numéro : il faut par exemple tel:+33320000000, sans espace.`
  if (/^https:/.test(href) && !isSecureUrl(href))
    return `« ${href} » n’est pas une adresse complète : il faut par exemple https://www.exemple.fr/page, sans nom ni mot de passe.`
  if (/^(?:https|mailto|tel):/.test(href)) return undefined
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href))
    return `« ${href} » : seules les adresses en https:, mailto: et tel: sont permises, et celles du site, qui commencent par /.`
  if (!/^[/#]/.test(href))
    return `« ${href} » : une adresse du site commence par /, comme ${projetPath('menuiserie-dupont')}.`
  // A link to « #place » is to the study's own page.
  const path = href.split(/[?#]/)[0] || own
  if (pages.has(path)) return undefined
  if (drafts.has(path)) return `« ${href} » mène à un brouillon, que l’on ne publie pas.`
  const near = path.replace(/(?:\/index)?\.html$|\/$/, '')
  const advice = pages.has(near) ? ` Écrivez « ${near} ».` : ' Les adresses sont dans src/site/pages.ts.'
  return `« ${href} » ne mène à aucune page.${advice}`
}

function problemOfImage({ url = '', alt }: Node, parent: Node | undefined): string | undefined {
  const name = url.replace(/^\.\//, '')
  if (/[/\\:]/.test(name)) return `« ${url} » : une image est un fichier du dossier du projet, écrit « ./ecran.png ».`
  if (!imageName.test(name)) return `« ${name} » ${imageNameRule}`
  const { length } = (alt ?? '').trim()
  if (length < altLength.min) return `« ${url} » : décrivez entre les crochets, en une phrase, ce que montre l’image.`
  if (length > altLength.max)
    return `« ${url} » : sa description compte ${length} caractères, il en faut ${altLength.max} au plus ; le reste se dit dans le texte.`
  if (parent?.type !== 'paragraph' || parent.children?.length !== 1)
    return `« ${url} » : une image se met seule sur sa ligne, entre deux lignes vides.`
  return undefined
}

/** Markdown that would be printed literally, in order: pattern, name, and what to write instead. */
const literalMarkdown: [pattern: RegExp, field: string, problemOf: (found: string) => string][] = [
  [
    /!\[[^\]]*\]\([^)]*\)/,
    'image',
    (found) =>
      `« ${found} » n’est pas lu : le nom d’un fichier n’a pas d’espace. Renommez-le, par exemple en « ecran.png ».`,
  ],
  [/\[[^\]]*\]\([^)]*\)/, 'lien', (found) => `« ${found} » n’est pas lu : une adresse n’a pas d’espace.`],
  [
    /\[[^\]]*\]\[[^\]]*\]/,
    'lien',
    (found) => `« ${found} » n’est pas lu : l’adresse va entre parenthèses, [texte](/adresse).`,
  ],
  [/\]\([^)]*$/, 'lien', () => 'la parenthèse de ce lien n’est pas fermée : [texte](/adresse).'],
  [/\|\s*:?--|(?:^|\n)\|.*\|/, 'tableau', () => 'un tableau n’est pas lu ; écrivez une liste.'],
  [
    /(?:\*\*|__).{0,20}|(?<=[^\p{L}\d*\n])[*_](?=\p{L}).{0,20}|\p{L}+_(?![\p{L}\d])|(?<![\p{L}\d)»*])\*$/u,
    'gras',
    (found) =>
      `« ${found.trim()} » : ces signes seraient montrés ; ils touchent le premier et le dernier mot, **comme ceci**, avec une espace autour.`,
  ],
  [
    /~~.{0,20}/,
    'texte',
    (found) => `« ${found} » : il n’y a pas de texte barré ; retirez-le, ou dites ce qui a changé.`,
  ],
  [
    /={2}[^=\s][^=]*={2}|\[\[.{0,20}|:{3}.{0,20}|\[![\p{L}]+\]/u,
    'texte',
    (found) => `« ${found} » serait montré tel quel : ce signe d’un autre logiciel n’est pas lu ; retirez-le.`,
  ],
  [/`.{0,20}/, 'texte', (found) => `« ${found} » : un accent grave seul serait montré ; retirez-le.`],
]

/** A bare URL or e-mail, which would not be a link. */
const bareHref = /\b(?:https?:\/\/|www\.)[^\s<>«»]*[^\s<>«»).,;:!?…]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/**
 * Finds Markdown that would be printed literally.
 * @returns kind and problem of each mistake
 */
function problemsOfText(text: string, isLink: boolean): [field: string, problem: string][] {
  const found = literalMarkdown.find(([pattern]) => pattern.test(text))
  if (found) return [[found[1], found[2](found[0].exec(text)?.[0] ?? '')]]
  const bare = isLink ? [] : [...text.matchAll(bareHref)].map(([href]) => href)
  return bare.map((href) => ['adresse', `« ${href} » ne serait pas un lien : écrivez ${linkTo(href)}.`])
}

/** Problem of code that nobody meant, found in the source of the study: a block that goes on to the end, an apostrophe typed as « ` ». */
function problemOfCode({ type, position }: Node, source: string): string | undefined {
  if (!position) return undefined
  const [start = 0, end] = [position.start.offset, position.end.offset]
  const raw = source.slice(start, end)
  if (type === 'code')
    return /^(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*\n)?\s*\1[`~]*\s*$/.test(raw)
      ? undefined
      : `« ${raw.split('\n')[0]} » ouvre un bloc de code qui n’est pas fermé : tout ce qui suit en serait ; retirez-le.`
  return /\p{L}/u.test(source[start - 1] ?? '') && /\p{L}/u.test(source[start + 1] ?? '')
    ? `« ${source.slice(start - 1, start + 2)} » : un accent grave n’est pas une apostrophe : écrivez ’.`
    : undefined
}

/** @param above level of the previous title */
function problemOfTitle(level: number, above: number): string | undefined {
  if (level === 1) return 'le titre de la page est celui du projet ; ici les titres commencent par ##.'
  return level > above + 1 ? `un niveau est sauté : il faut ${'#'.repeat(above + 1)}.` : undefined
}

interface Options {
  file: string
  /** Path of its page, for fragment-only links. */
  path: string
  isDraft: boolean
  targets: Targets
}

const lineOf = ({ file }: Mistake) => Number(/:(\d+)$/.exec(file)?.[1] ?? 0)

/** Parses a study and finds its mistakes. */
export async function readStudy(text: string, { file, path, isDraft, targets }: Options): Promise<Study> {
  const study: Study = { mistakes: [], images: [], decisions: [] }
  // Imported on demand: loading takes a third of a second.
  const { createProcessor } = await import('@mdx-js/mdx')
  const { faults, readable } = readPasted(text)
  study.mistakes.push(...faults.map(({ line, ...fault }) => ({ file: `${file}:${line}`, ...fault })))
  let tree: Node
  try {
    tree = createProcessor().parse(readable) as Node
  } catch (error) {
    const { line } = error as { line?: number }
    const problem =
      'le texte ne se lit plus à partir d’ici : vérifiez les accolades { } et les chevrons < >, qui ont ici un sens.'
    return { ...study, mistakes: [...study.mistakes, ...mistakeIf(line ? `${file}:${line}` : file, 'texte', problem)] }
  }
  const lines = text.split('\n')
  let level = 1
  let parts = 0
  visit(tree as Parameters<typeof visit>[0], (found, _, parent) => {
    const node = found as Node
    const at = `${file}:${node.position?.start.line}`
    const add = (field: string, problem: string | undefined) => study.mistakes.push(...mistakeIf(at, field, problem))
    if (node.type === 'heading' && node.depth) {
      add('titre', problemOfTitle(node.depth, level))
      level = node.depth
      if (node.depth === 2 && ++parts === maxParts + 1)
        add(
          'titre',
          `une étude a au plus ${maxParts} parties ; réunissez celle-ci avec une autre, ou faites-en une sous-partie (###).`,
        )
    }
    if (node.type === 'link' || node.type === 'definition') {
      const href = node.url ?? ''
      const problem = problemOfLink(href, path, targets)
      add('lien', problem)
      if (node.type === 'link' && words(node).trim() === '') add('lien', `« ${href} » n’a pas de texte.`)
    }
    if (node.type === 'image') {
      const problem = problemOfImage(node, parent as Node | undefined)
      add('image', problem)
      const name = (node.url ?? '').replace(/^\.\//, '')
      if (!problem) study.images.push({ file: at, field: 'image', name, kind: 'texte' })
    }
    if (node.type === 'paragraph') {
      const [first, ...others] = node.children ?? []
      const begins = others.length === 0 || (parent as Node | undefined)?.type === 'listItem'
      if (begins && first?.type === 'strong') study.decisions.push(words(first))
    }
    // Read in the text itself: what was refused in it is blank for the parser.
    if (/^[^\S\n]*(?:#{1,6}|[-*+]|\d+[.)])\s*$/.test(lines[(node.position?.start.line ?? 0) - 1] ?? '')) {
      if (node.type === 'heading') add('titre', 'il n’a pas de texte : écrivez-le, ou retirez ses #.')
      if (node.type === 'listItem') add('liste', 'ce point n’a pas de texte : écrivez-le, ou retirez son signe.')
    }
    if (node.type === 'code' || node.type === 'inlineCode') add('code', problemOfCode(node, readable))
    if (node.type === 'mdxJsxTextElement')
      add('code', `« <${node.name} /> » se met seul sur sa ligne, entre deux lignes vides.`)
    if (node.type === 'thematicBreak') add('texte', 'un trait n’est pas montré : un titre (##) sépare deux parties.')
    if (node.type !== 'text') return
    for (const problem of problemsOfText(node.value ?? '', (parent as Node | undefined)?.type === 'link'))
      add(...problem)
    if (!isDraft && node.value?.includes(toWrite))
      add('texte', 'il reste à écrire : écrivez-le, ou laissez « brouillon: true ».')
  })
  if (words(tree).trim() === '') study.mistakes.push(...mistakeIf(file, 'texte', 'l’étude est vide.'))
  study.mistakes.sort((a, b) => lineOf(a) - lineOf(b))
  return study
}
