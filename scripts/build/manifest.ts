/** Finds the modules of a page in Vite's manifest. */
import path from 'node:path'
import type { Manifest } from 'vite'
import { CommandError } from '../explain.ts'
import { readText } from '../text.ts'

/** Reads Vite's manifest in the folder of the build. */
export const readManifest = (dist: string): Manifest => JSON.parse(readText(path.join(dist, '.vite/manifest.json')))

/** Folder of `src/pages` of a page: last segment of its path, by convention. */
function pageFolder(file: string): string {
  const name = file.replace(/\.html$/, '')
  if (name === 'index') return 'accueil'
  if (name === '404') return 'introuvable'
  return name.startsWith('projet/') ? 'projet' : (name.split('/').at(-1) as string)
}

function closure(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const next of chunk.imports ?? []) closure(manifest, next, found)
  return found
}

/** Modules of every page; the one that starts the application comes first. */
export const sharedModules = (manifest: Manifest): string[] => [...closure(manifest, 'src/main.tsx')]

/**
 * Modules of a page: application, page, and a project's own data.
 * @throws Error when the page has no module: its folder does not follow the convention
 */
export function modulesOf(file: string, manifest: Manifest): string[] {
  const folder = pageFolder(file)
  const keys = Object.keys(manifest)
  const name = file.replace(/^projet\/|\.html$/g, '')
  const wanted =
    folder === 'projet'
      ? ['src/projetRoute.tsx', keys.find((key) => key.endsWith(`/projets/${name}/projet.ts?complet`))]
      : [keys.find((key) => key.startsWith(`src/pages/${folder}/`) && manifest[key]?.isDynamicEntry)]
  const files = new Set<string>()
  for (const key of ['src/main.tsx', ...wanted]) {
    if (!key) throw new CommandError(`Aucun module pour ${file} : sa page doit être dans src/pages/${folder}/.`)
    closure(manifest, key, files)
  }
  return [...files].filter((module) => module.endsWith('.js'))
}
