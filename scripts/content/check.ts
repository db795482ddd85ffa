/** Everything that can be known to be wrong in the contents before a page is written. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { folderName, pages, projetPath, type ServiceId } from '../../src/site/pages.ts'
import { mistakeOfImage, sizes } from './images.ts'
import { type Mistake, refuse } from './mistakes.ts'
import { toWrite } from './placeholder.ts'
import { dataFile, type Found, loadProjets, type NamedProjet, type Projets } from './read.ts'
import { imageName } from './schema.ts'
import { type Addresses, type HashLink, readStudy, type Study } from './study.ts'

/** Which projects other pages show. */
export interface Choices {
  vedettes: readonly string[]
  exemples: Record<ServiceId, { projet: string; lien: string }>
}

/** Texts that would make two pages, or two results of a search engine, look the same. */
function duplicates(shown: NamedProjet[]): Mistake[] {
  const mistakes: Mistake[] = []
  for (const field of ['titre', 'resume', 'question'] as const) {
    const seen = new Map<string, string>()
    for (const projet of shown) {
      const text = projet[field].trim().toLowerCase()
      if (projet[field].startsWith(toWrite)) continue
      const other = seen.get(text)
      if (other)
        mistakes.push({
          file: dataFile(projet.name),
          field,
          problem: `le même texte est déjà dans ${dataFile(other)}.`,
        })
      else seen.set(text, projet.name)
    }
  }
  return mistakes
}

/** The data may be wrong elsewhere: only what names an image is looked at. */
async function imagesOf({ name, data }: Found, root: string): Promise<Mistake[]> {
  const { couverture, ecrans, brouillon = false } = data ?? {}
  const list = Array.isArray(ecrans) ? ecrans : []
  const all = [['couverture', couverture] as const, ...list.map((ecran, index) => [`ecrans[${index}]`, ecran] as const)]
  const mistakes = await Promise.all(
    all.map(async ([field, ecran]) => {
      if (!imageName.test(ecran?.fichier ?? '') || !ecran || !Object.hasOwn(sizes, ecran.format)) return []
      const problem = await mistakeOfImage(path.join(root, name), ecran.fichier, ecran.format, brouillon)
      return problem ? [{ file: dataFile(name), field: `${field}.fichier`, problem }] : []
    }),
  )
  return mistakes.flat()
}

/** Mistakes of a project's study and of its images, and its links to places of pages. */
async function studyOf({ name, data }: Found, root: string, addresses: Addresses): Promise<Omit<Study, 'images'>> {
  const file = `src/content/projets/${name}/etude.mdx`
  const folder = path.join(root, name)
  const source = path.join(folder, 'etude.mdx')
  const isDraft = data?.brouillon === true
  if (!existsSync(source))
    return { mistakes: [{ file, field: 'fichier', problem: 'il manque : c’est le texte de l’étude.' }], hashLinks: [] }
  const study = await readStudy(readFileSync(source, 'utf8'), { file, path: projetPath(name), isDraft, addresses })
  for (const image of study.images) {
    const problem = await mistakeOfImage(folder, image.name, 'texte', isDraft)
    if (problem) study.mistakes.push({ file: image.file, field: 'image', problem })
  }
  return study
}

/** The home page and those of the services show projects that are published, and of their service. */
function choicesOf({ found, shown, leftOut }: Projets, { vedettes, exemples }: Choices): Mistake[] {
  const problemOf = (name: string, service?: string) => {
    if (leftOut.includes(name)) return `« ${name} » est un brouillon : publiez-le, ou choisissez-en un autre.`
    if (!found.some((one) => one.name === name))
      return `« ${name} » n’est pas un projet ; il y a ${found.map((one) => one.name).join(', ')}.`
    const projet = shown.find((one) => one.name === name)
    if (projet && service && projet.service !== service)
      return `« ${name} » est un projet de ${projet.service}, pas de ${service}.`
    return undefined
  }
  const choices = [
    ...vedettes.map((name) => ({ file: 'src/content/vedettes.ts', field: 'vedettes', problem: problemOf(name) })),
    ...Object.entries(exemples).map(([service, { projet }]) => ({
      file: 'src/content/exemples.ts',
      field: `${service}.projet`,
      problem: problemOf(projet, service),
    })),
  ]
  return choices.flatMap(({ problem, ...place }) => (problem ? [{ ...place, problem }] : []))
}

/** Names are those of folders, and of addresses. */
const namesOf = (names: string[]): Mistake[] =>
  names
    .filter((name) => !folderName.test(name))
    .map((name) => ({
      file: `src/content/projets/${name}`,
      field: 'nom du dossier',
      problem: `« ${name} » doit s’écrire en minuscules sans accent, avec des traits d’union, comme « menuiserie-dupont ».`,
    }))

export interface Checked {
  /** Names of the drafts this build leaves out. */
  leftOut: string[]
  hashLinks: HashLink[]
}

/**
 * Checks every content that a build shows: data, images, studies, and the choices of other pages.
 * @param root folder of the projects
 * @param drafts true when drafts are shown, and so must be right too
 * @throws ContentError with every mistake at once
 */
export async function checkContent(root: string, drafts: boolean, choices: Choices): Promise<Checked> {
  const projets = await loadProjets(root, drafts)
  const { found, shown, leftOut } = projets
  const names = found.map(({ name }) => name)
  const addresses = {
    pages: new Set([...Object.values(pages).map((page) => page.path), ...names.map(projetPath)]),
    drafts: new Set(leftOut.map(projetPath)),
  }
  const studies = await Promise.all(found.map((one) => studyOf(one, root, addresses)))
  const images = await Promise.all(found.map((one) => imagesOf(one, root)))
  const mistakes = [
    ...namesOf(names),
    ...found.flatMap((one) => one.mistakes),
    ...duplicates(shown),
    ...images.flat(),
    ...studies.flatMap((study) => study.mistakes),
    ...choicesOf(projets, choices),
  ]
  refuse(mistakes)
  return { leftOut, hashLinks: studies.flatMap((study) => study.hashLinks) }
}
