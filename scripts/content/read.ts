/** The projects as their folders tell them. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { build, type Plugin, type Rolldown, runnerImport } from 'vite'
import type { Projet } from '../../src/content/projet.ts'
import { environment } from '../../src/site/environment.ts'
import { serviceIds } from '../../src/site/pages.ts'
import { oncePerProcess } from '../vite/oncePerProcess.ts'
import { type Mistake, refuse } from './mistakes.ts'
import { mistakesOfData } from './schema.ts'

export type NamedProjet = Projet & { name: string }

/** Drafts show while developing, and in previews: builds that search engines may not enter. */
export const showsDrafts = (isDeveloping: boolean) => isDeveloping || !environment.indexable

/** What a folder holds, right or wrong; no data where the file cannot be read. */
export interface Found {
  name: string
  data: Partial<Projet> | undefined
}

/** Where messages say the data are, wherever the folder is. */
export const dataFile = (name: string) => `src/content/projets/${name}/projet.ts`

const entry = 'virtual:donnees'

/** A module that imports all of them and throws for none, so that one environment of Vite reads them all. */
function entryOf(root: string, names: string[]): string {
  const imports = names.map((name) => `import(${JSON.stringify(path.join(root, name, 'projet.ts'))})`)
  return `export default await Promise.allSettled([${imports.join(', ')}])`
}

/** What an error of the bundler says, beside its message. */
interface Positioned {
  message: string
  loc?: { file?: string; line: number }
}

/** Why a file of data cannot be read, in its own line where that is known. */
function unreadable(file: string, name: string, error: unknown): Mistake {
  const place = dataFile(name)
  if (!existsSync(file)) return { file: place, field: 'fichier', problem: 'il manque : ce sont les données du projet.' }
  const { errors: [first] = [error] } = error as { errors?: unknown[] }
  const { message, loc } = first instanceof Error ? (first as Positioned) : { message: String(first) }
  const reason = stripVTControlCharacters(message)
    .replace(/^\[\w+\]\s*/, '')
    .split('\n')[0]
  const advice = 'Vérifiez les guillemets, les virgules et les accolades.'
  return {
    file: loc?.file === file ? `${place}:${loc.line}` : place,
    field: 'fichier',
    problem: `il ne se lit pas (${reason?.slice(0, 200)}). ${advice}`,
  }
}

/** Changes when a file of one of these folders is added, changed or removed. */
const stateOf = (root: string, names: string[]) =>
  names
    .flatMap((name) =>
      readdirSync(path.join(root, name)).map((file) => {
        const { size, mtimeMs } = statSync(path.join(root, name, file))
        return `${name}/${file} ${size} ${mtimeMs}`
      }),
    )
    .join('\n')

type Loaded = (Found & { unreadable?: Mistake })[]

/**
 * The data of every folder, or why they cannot be read. A build asks for them four times (the check, two bundles, the names of the pages):
 * they are read once while they stay the same.
 */
async function loadAll(root: string, names: string[]): Promise<Loaded> {
  const known = oncePerProcess('donnees', () => new Map<string, { state: string; loaded: Promise<Loaded> }>())
  const state = stateOf(root, names)
  const last = known.get(root)
  if (last?.state === state) return last.loaded
  const loaded = importAll(root, names)
  known.set(root, { state, loaded })
  return loaded
}

type Settled = PromiseSettledResult<{ default: Partial<Projet> }>[]

const plugin = (root: string, names: string[]): Plugin => ({
  name: 'violine:donnees',
  resolveId: (source) => (source === entry ? `\0${entry}` : undefined),
  load: (id) => (id === `\0${entry}` ? entryOf(root, names) : undefined),
})

/**
 * Reads them as one file: half a millisecond each.
 * @throws Error when one of them cannot be read, without saying which in words for everyone
 */
async function bundleAll(root: string, names: string[]): Promise<Settled> {
  const bundle = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin(root, names)],
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: true,
      minify: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  })
  const [chunk] = (bundle as Rolldown.RolldownOutput).output
  const module = await import(`data:text/javascript,${encodeURIComponent(chunk.code)}`)
  return module.default
}

/** Reads them one by one, 3 ms each: a mistake in one is its own. */
async function importEach(root: string, names: string[]): Promise<Settled> {
  const { module } = await runnerImport<{ default: Settled }>(entry, {
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin(root, names)],
  })
  return module.default
}

async function importAll(root: string, names: string[]): Promise<Loaded> {
  const results = await bundleAll(root, names).catch(() => importEach(root, names))
  return results.map((result, index) => {
    const name = names[index] as string
    if (result.status === 'fulfilled') return { name, data: result.value.default }
    return { name, data: undefined, unreadable: unreadable(path.join(root, name, 'projet.ts'), name, result.reason) }
  })
}

/** By service, newest first within a service, then by name: the order of the whole site. */
function inOrder(projets: NamedProjet[]): NamedProjet[] {
  const rank = ({ service }: NamedProjet) => serviceIds.indexOf(service)
  return projets.toSorted((a, b) => rank(a) - rank(b) || b.date.localeCompare(a.date) || a.name.localeCompare(b.name))
}

export interface Projets {
  /** Every project that this build looks at, drafts included where they are asked for. */
  found: Found[]
  /** Those whose data are right, in the order of the site. */
  shown: NamedProjet[]
  /** Names of the drafts left out. */
  leftOut: string[]
  /** What is wrong in the data. */
  mistakes: Mistake[]
}

/**
 * Reads the data of every project.
 * @param root folder of the projects
 * @param drafts true to show drafts too
 */
export async function loadProjets(root: string, drafts: boolean): Promise<Projets> {
  const folders = readdirSync(root, { withFileTypes: true }).filter((one) => one.isDirectory())
  const all = await loadAll(root, folders.map(({ name }) => name).sort())
  const isLeftOut = ({ data }: Found) => !drafts && data?.brouillon === true
  const found = all.filter((one) => !isLeftOut(one))
  const mistakes = found.map(({ name, data, unreadable }) =>
    unreadable ? [unreadable] : mistakesOfData(data, dataFile(name)),
  )
  const right = found.filter((_, index) => mistakes[index]?.length === 0)
  return {
    found,
    shown: inOrder(right.map(({ name, data }) => ({ name, ...(data as Projet) }))),
    leftOut: all.filter(isLeftOut).map(({ name }) => name),
    mistakes: mistakes.flat(),
  }
}

/** A draft says so wherever its title is shown. It is said in the data, so that a published site carries nothing for it. */
const sayDraft = (projet: NamedProjet): NamedProjet =>
  projet.brouillon ? { ...projet, titre: `${projet.titre} (brouillon)` } : projet

/**
 * The projects of the site, in its order.
 * @param drafts by default those of a preview
 * @throws ContentError with every mistake in their data
 */
export async function readProjets(root: string, drafts = showsDrafts(false)): Promise<NamedProjet[]> {
  const { shown, mistakes } = await loadProjets(root, drafts)
  refuse(mistakes)
  return shown.map(sayDraft)
}
