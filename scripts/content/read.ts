/** Reads the projects from their folders. */
import { lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import type { Projet } from '../../src/content/defineProjet.ts'
import { environment } from '../../src/site/environment.ts'
import { serviceIds } from '../../src/site/services.ts'
import { isIn, nearName, readText } from '../text.ts'
import { type Mistake, mistakesOf, refuse } from './mistakes.ts'
import { parse } from './parse.ts'
import { mistakesOfData } from './schema.ts'

export type NamedProjet = Projet & { name: string }

/** Drafts are shown in previews (builds with `noindex`), and always in development. */
export const showsDrafts = !environment.indexable

/** Content of a project's folder, valid or not; no data when the file cannot be read. */
export interface Found {
  name: string
  data: Partial<Projet> | undefined
  mistakes: Mistake[]
}

/** Path of the data in messages, independent of the folder read. */
export const dataFile = (name: string) => `src/content/projets/${name}/projet.ts`

type Settled = PromiseSettledResult<{ default: Partial<Projet> }>

/** Imports TypeScript files without cache, all at once: a millisecond each. Failures do not affect the others. */
async function importAll(files: string[]): Promise<Settled[]> {
  const entry = 'virtual:donnees'
  const imports = files.map((file) => `import(${JSON.stringify(file)})`)
  const plugin = {
    name: 'site:donnees',
    resolveId: (source: string) => (source === entry ? entry : undefined),
    load: (id: string) => (id === entry ? `export default await Promise.allSettled([${imports}])` : undefined),
  }
  const { module } = await runnerImport<{ default: Settled[] }>(entry, { logLevel: 'silent', plugins: [plugin] })
  return module.default
}

function foundIn(root: string, name: string, result: Settled): Found {
  const file = dataFile(name)
  const source = path.join(root, name, 'projet.ts')
  const wrong = (mistakes: Mistake[]): Found => ({ name, data: undefined, mistakes })
  const unread = (problem: string) => wrong([{ file, field: 'fichier', problem }])
  if (lstatSync(path.join(root, name)).isSymbolicLink())
    return unread('son dossier est un lien vers un autre, que l’on ne suit pas : mettez ici le dossier lui-même.')
  if (!isIn(source)) return unread(`il manque : ce sont les données du projet${nearName(source)}.`)
  const mistakes = mistakesOf(() => parse(file, readText(source, file)))
  if (mistakes.length > 0) return wrong(mistakes)
  if (result.status === 'rejected') return unread(`il ne se lit pas (${String(result.reason.message).split('\n')[0]}).`)
  const data = result.value.default
  return { name, data, mistakes: mistakesOfData(data, file) }
}

/** By service, newest first within a service, then by name: the order of the whole site. */
function inOrder(projets: NamedProjet[]): NamedProjet[] {
  const rank = ({ service }: NamedProjet) => serviceIds.indexOf(service)
  return projets.toSorted((a, b) => rank(a) - rank(b) || b.date.localeCompare(a.date) || a.name.localeCompare(b.name))
}

/** Adds « (brouillon) » to the title of a draft. Done in the data, so that the published site has no code for it. */
export const withDraftTitle = (projet: NamedProjet): NamedProjet =>
  projet.brouillon ? { ...projet, titre: `${projet.titre} (brouillon)` } : projet

export interface Projets {
  /** Projects of this build, valid or not; drafts only when asked for. */
  found: Found[]
  /** Those with valid data, in the order of the site. */
  shown: NamedProjet[]
  /** Drafts that this build leaves out. */
  leftOut: Found[]
}

/**
 * Reads the data of every project.
 * @param root folder of the projects
 * @param drafts true to show drafts too
 */
export async function loadProjets(root: string, drafts: boolean): Promise<Projets> {
  // Git keeps no empty folder: a site without projects has none.
  const entries = isIn(root) ? readdirSync(root, { withFileTypes: true }) : []
  // A name that begins with a dot is that of a folder of an editor.
  const folders = entries.filter((one) => (one.isDirectory() || one.isSymbolicLink()) && !one.name.startsWith('.'))
  const names = folders.map(({ name }) => name).sort()
  const results = await importAll(names.map((name) => path.join(root, name, 'projet.ts')))
  const all = names.map((name, index) => foundIn(root, name, results[index] as Settled))
  const isLeftOut = ({ data }: Found) => !drafts && data?.brouillon === true
  const found = all.filter((one) => !isLeftOut(one))
  const right = found.filter(({ mistakes }) => mistakes.length === 0)
  return {
    found,
    shown: inOrder(right.map(({ name, data }) => ({ name, ...(data as Projet) }))),
    leftOut: all.filter(isLeftOut),
  }
}

/**
 * The projects of the site, in display order.
 * @param drafts by default true in previews
 * @throws ContentError with every mistake in their data
 */
export async function readProjets(root: string, drafts = showsDrafts): Promise<NamedProjet[]> {
  const { found, shown } = await loadProjets(root, drafts)
  refuse(found.flatMap(({ mistakes }) => mistakes))
  return shown.map(withDraftTitle)
}
