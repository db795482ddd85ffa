/** Checks of the contents that need no rendered page. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Projet } from '../../src/content/defineProjet.ts'
import type { Exemple } from '../../src/content/exemples.ts'
import { environment } from '../../src/site/environment.ts'
import { pages, projetPath } from '../../src/site/pages.ts'
import { listRedirections } from '../../src/site/redirections.ts'
import type { ServiceId } from '../../src/site/services.ts'
import { isIn, nearName, readText } from '../text.ts'
import { emptiesOf, proseOf } from '../typography/texts.ts'
import { demonstrationSource, ecranName } from './demonstrations.ts'
import { mistakesOfImage, type NamedImage, sizes } from './images.ts'
import { type Mistake, mistakeIf, mistakesOf, refuse } from './mistakes.ts'
import { problemOfPlainText } from './pasted.ts'
import { mistakesOfEndpoint, mistakesOfPages, mistakesOfRedirections } from './paths.ts'
import { dataFile, type Found, loadProjets, type NamedProjet, type Projets, withDraftTitle } from './read.ts'
import { choicesSchema, fieldName, french, imageName, pastDay, problemOfName, toWrite } from './schema.ts'
import { readStudy, type Study, type Targets } from './study.ts'

/** Projects shown on other pages. */
export interface Choices {
  vedettes: readonly string[]
  exemples: Partial<Record<ServiceId, Exemple>>
}

/** The day of the last change of a page, which its copy exports. */
const writtenDay = /^export const miseAJour(?:: string)? = (['"`])(.*)\1/m
const changeDay = pastDay('ce jour est à venir ; il faut celui du dernier changement de la page.')

/**
 * Signs in the copy of pages (the files of a folder) that would be shown as typed, what is empty there, under its title, and days of a last
 * change that are none.
 */
const mistakesOfCopy = (folder: string): Mistake[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const file = path.relative('.', path.join(folder, name))
      const mistakes: Mistake[] = []
      const unread = mistakesOf(() => {
        const code = readText(file)
        const lineOf = (place: number) => code.slice(0, place).split('\n').length
        const written = writtenDay.exec(code)
        if (written)
          for (const { message } of changeDay.safeParse(written[2], { error: french }).error?.issues ?? [])
            mistakes.push({ file: `${file}:${lineOf(written.index)}`, field: 'miseAJour', problem: message })
        for (const { text, start } of proseOf(file, code))
          mistakes.push(...mistakeIf(`${file}:${lineOf(start)}`, 'texte', problemOfPlainText(text)))
        for (const { name, start } of emptiesOf(file, code))
          mistakes.push({
            file: `${file}:${lineOf(start)}`,
            field: name,
            problem:
              'rien n’y est écrit, et la page montrerait sa place vide : remplissez-le ; s’il n’a plus lieu d’être, retirez ce champ, ou la section de src/pages/ qui le montre.',
          })
      })
      return [...unread, ...mistakes]
    })

/** Titles, summaries and questions used by two projects. */
function mistakesOfDuplicates(shown: NamedProjet[]): Mistake[] {
  const first = new Map<string, string>()
  return shown.flatMap((projet) =>
    (['titre', 'resume', 'question'] as const).flatMap((field) => {
      if (projet[field].startsWith(toWrite)) return []
      const text = `${field} ${projet[field].trim().toLowerCase()}`
      const other = first.get(text)
      if (!other) first.set(text, projet.name)
      return mistakeIf(dataFile(projet.name), field, other && `le même texte est déjà dans ${dataFile(other)}.`)
    }),
  )
}

/** Images named in the data, which may be invalid elsewhere. */
function imagesOf({ couverture, ecrans }: Partial<Projet>, file: string): NamedImage[] {
  const list = Array.isArray(ecrans) ? ecrans : []
  const all = [['couverture', couverture] as const, ...list.map((ecran, index) => [`ecrans[${index}]`, ecran] as const)]
  return all.flatMap(([field, ecran]) =>
    ecran && imageName.test(ecran.fichier) && Object.hasOwn(sizes, ecran.format)
      ? [{ file, field: `${field}.fichier`, name: ecran.fichier, kind: ecran.format }]
      : [],
  )
}

/** Different pictures with the same text alternative: a screen reader cannot tell them apart. */
function mistakesOfAlternatives({ name, data }: Found): Mistake[] {
  const { couverture, ecrans } = data ?? {}
  const all = [couverture, ...(Array.isArray(ecrans) ? ecrans : [])]
  const wordsOf = (image: (typeof all)[number]) =>
    typeof image?.alt === 'string' ? image.alt.trim().toLowerCase() : ''
  return all.flatMap((image, index) => {
    const other = all
      .slice(0, index)
      .find((before) => wordsOf(image) && wordsOf(before) === wordsOf(image) && before?.fichier !== image?.fichier)
    const problem =
      other && `« ${image?.fichier} » est décrite comme « ${other.fichier} » : dites ce qui les distingue.`
    return mistakeIf(dataFile(name), `ecrans[${index - 1}].alt`, problem)
  })
}

/** A screen with an `essai` must have a page to try. */
const mistakesOfEssais = ({ name, data }: Found): Mistake[] =>
  (Array.isArray(data?.ecrans) ? data.ecrans : []).flatMap((ecran, index) => {
    if (!ecran?.essai || typeof ecran.fichier !== 'string') return []
    const source = demonstrationSource(name, ecranName(ecran.fichier))
    const problem = isIn(source) ? undefined : `il n’y a pas de page à essayer : ${source} manque${nearName(source)}.`
    return mistakeIf(dataFile(name), `ecrans[${index}].essai`, problem)
  })

/** A drawing belongs to words in bold of the study. */
const mistakesOfSignes = ({ name, data }: Found, { decisions }: Study): Mistake[] =>
  Object.keys(data?.signes ?? {})
    .filter((decision) => !decisions.includes(decision))
    .map((decision) => ({
      file: dataFile(name),
      field: 'signes',
      problem: `« ${decision} » ne commence en gras aucun point d’une liste de etude.mdx, et n’y est aucun paragraphe en gras${decisions.length > 0 ? ` ; il y a ${decisions.map((one) => `« ${one} »`).join(', ')}` : ''}.`,
    }))

/** All mistakes of a project: its name, data, study and images. */
async function mistakesOfProjet(found: Found, root: string, targets: Targets): Promise<Mistake[]> {
  const { name, data, mistakes } = found
  const folder = path.join(root, name)
  const file = `src/content/projets/${name}/etude.mdx`
  const source = path.join(folder, 'etude.mdx')
  // While the data cannot be read, the study is taken for a draft: what it lacks is reported afterwards.
  const isDraft = !data || data.brouillon === true
  let text = ''
  const unread = isIn(source)
    ? mistakesOf(() => {
        text = readText(source, file)
      })
    : [{ file, field: 'fichier', problem: `il manque : c’est le texte de l’étude${nearName(source)}.` }]
  const study: Study =
    unread.length > 0
      ? { mistakes: unread, images: [], decisions: [] }
      : await readStudy(text, { file, path: projetPath(name), isDraft, targets })
  const images = [...imagesOf(data ?? {}, dataFile(name)), ...study.images]
  const wrongImages = await Promise.all(images.map((image) => mistakesOfImage(folder, image, isDraft)))
  return [
    ...mistakeIf(path.dirname(file), 'nom du dossier', problemOfName(name)),
    ...mistakes,
    ...wrongImages.flat(),
    ...mistakesOfEssais(found),
    ...mistakesOfAlternatives(found),
    ...(unread.length > 0 ? [] : mistakesOfSignes(found, study)),
    ...study.mistakes,
  ]
}

/** Projects chosen for the home page and services must be published, and of that service. */
function mistakesOfChoices({ found, shown, leftOut }: Projets, choices: Choices): Mistake[] {
  const issues = choicesSchema.safeParse(choices, { error: french }).error?.issues ?? []
  if (issues.length > 0)
    return issues.map(({ path, message }) => ({
      file: `src/content/${String(path[0])}.ts`,
      field: fieldName(path),
      problem: message,
    }))
  const { vedettes, exemples } = choices
  const problemOf = (name: string, service?: string) => {
    if (leftOut.some((one) => one.name === name))
      return `« ${name} » est un brouillon : publiez-le, ou choisissez-en un autre.`
    if (!found.some((one) => one.name === name))
      return `« ${name} » n’est pas un projet ; ${found.length > 0 ? `il y a ${found.map((one) => one.name).join(', ')}` : 'il n’y en a aucun : retirez-le'}.`
    const projet = shown.find((one) => one.name === name)
    if (projet && service && projet.service !== service)
      return `« ${name} » est un projet de ${projet.service}, pas de ${service} : choisissez-en un autre, ou retirez la ligne, un service peut n’en montrer aucun.`
    return undefined
  }
  return [
    ...vedettes.flatMap((name, index) => {
      const twice = vedettes.indexOf(name) < index ? `« ${name} » y est déjà : retirez-le.` : undefined
      return mistakeIf('src/content/vedettes.ts', 'vedettes', twice ?? problemOf(name))
    }),
    ...Object.entries(exemples).flatMap(([service, { projet }]) =>
      mistakeIf('src/content/exemples.ts', `${service}.projet`, problemOf(projet, service)),
    ),
  ]
}

/**
 * Checks all content of a build: data, images, studies, the choices of other pages, and their copy.
 * @param root folder of the projects, beside the copy
 * @param drafts true when drafts are shown and checked too
 * @returns the projects
 * @throws ContentError with every mistake
 */
export async function checkContent(root: string, drafts: boolean, choices: Choices) {
  const projets = await loadProjets(root, drafts)
  const { found, shown, leftOut } = projets
  const targets = {
    pages: new Set([...Object.values(pages).map((page) => page.path), ...found.map(({ name }) => projetPath(name))]),
    drafts: new Set(leftOut.map(({ name }) => projetPath(name))),
  }
  const shownDrafts = new Set(found.flatMap(({ name, data }) => (data?.brouillon === true ? projetPath(name) : [])))
  const checked = await Promise.all(found.map((one) => mistakesOfProjet(one, root, targets)))
  refuse([
    ...checked.flat(),
    ...mistakesOfDuplicates(shown),
    ...mistakesOfChoices(projets, choices),
    ...mistakesOfPages(),
    ...mistakesOfRedirections(listRedirections(), targets.pages, shownDrafts),
    ...mistakesOfEndpoint(environment, targets.pages),
    ...mistakesOfCopy(path.dirname(root)),
  ])
  return { ...projets, shown: shown.map(withDraftTitle) }
}
