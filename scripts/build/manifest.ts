/** Which modules a page needs, read from Vite's manifest. */
import { createHash } from 'node:crypto'
import { readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'

export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'))

/**
 * Gives the modules of the projects addresses that follow from their names, so that no page carries a table of them: one hash for all,
 * of everything they contain. Nothing imports them but by that address.
 * @returns their address in dist, with `*` for the name: `assets/projet-*-B3JPsAKr.js`
 */
export function nameProjets(dist: string, manifest: Manifest): string {
  const projets = Object.entries(manifest).filter(([key]) => key.includes('virtual:projet/'))
  const hash = createHash('sha256')
  for (const [key, { file }] of projets.sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(key).update(readFileSync(path.join(dist, file)))
  const pattern = `assets/projet-*-${hash.digest('base64url').slice(0, 8)}.js`
  for (const [key, chunk] of projets) {
    const file = pattern.replace('*', key.slice(key.lastIndexOf('/') + 1))
    renameSync(path.join(dist, chunk.file), path.join(dist, file))
    chunk.file = file
  }
  return pattern
}

/** Folder of `src/pages` that shows a page, from its file: the last segment of its address, by convention. */
export function pageFolder(file: string): string {
  const address = file.replace(/\.html$/, '')
  if (address === 'index') return 'accueil'
  if (address === '404') return 'introuvable'
  return address.startsWith('projet/') ? 'projet' : (address.split('/').at(-1) as string)
}

function closure(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const next of chunk.imports ?? []) closure(manifest, next, found)
  return found
}

/**
 * Files of the modules a page runs: the application, the page, and for a project its own data. No other page's.
 * @throws Error when the page has no module, which means that a folder does not follow the convention
 */
export function modulesOf(file: string, manifest: Manifest): string[] {
  const folder = pageFolder(file)
  const keys = Object.keys(manifest)
  const name = file.replace(/^projet\/|\.html$/g, '')
  const wanted =
    folder === 'projet'
      ? [keys.find((key) => key === 'src/projetRoute.tsx'), keys.find((key) => key.endsWith(`virtual:projet/${name}`))]
      : [keys.find((key) => key.startsWith(`src/pages/${folder}/`) && manifest[key]?.isDynamicEntry)]
  const files = new Set<string>()
  for (const key of ['src/main.tsx', ...wanted]) {
    if (!key) throw new Error(`Aucun module pour ${file} : sa page doit être dans src/pages/${folder}/.`)
    closure(manifest, key, files)
  }
  return [...files].filter((module) => module.endsWith('.js'))
}
